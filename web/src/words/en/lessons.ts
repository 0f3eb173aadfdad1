/** The first lesson of every game. The handbook prints the same lessons, so they lie in a file that both can read. */
import data from "./lessons.json";

export interface Lesson {
  /** What wins. */
  aim: string;
  /** How a hand goes, a step a sentence. */
  hand: string[];
  /** What a beginner overlooks. */
  watch: string[];
}

export const lessons: Record<string, Lesson> = data;
