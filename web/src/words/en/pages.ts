export const pages = {
  skip: "Skip to the content",
  navigation: "The house",
  close: "Close this message",
  name: (name: string) => `You are called ${name}`,
  links: { shelf: "Shelf", daily: "Daily", lobby: "Tables", me: "My games", settings: "Settings" },

  settings: "Settings",
  kept: "Kept in this browser.",
  notKept: "This browser keeps nothing: the settings hold until you close the page.",
  look: "The look",
  cards: "The cards",
  playing: "Playing",
  you: "You",
  choices: {
    theme: { label: "Light", values: { auto: "as the device", light: "light", dark: "dark" } },
    felt: { label: "Felt", values: { green: "green", blue: "blue", wine: "wine", grey: "gray" } },
    cardSize: { label: "Card size", values: { small: "small", medium: "medium", large: "large" } },
    speed: { label: "Speed", values: { calm: "calm", brisk: "brisk", instant: "instant" } },
    sort: { label: "My hand lies", values: { suit: "by suit", number: "by number", own: "as I lay it" } },
    level: {
      label: "Computer players",
      values: { random: "random", casual: "casual", skilled: "skilled", expert: "expert" },
    },
  },
  switches: {
    largeIndex: { label: "Large numbers on the cards", about: "A third of the card’s width." },
    fourColours: { label: "Four colors for the four suits", about: "For the ordinary pack." },
    sound: { label: "Sound", about: "Paper, not bells." },
    leftHanded: { label: "Left-handed", about: "Buttons and piles change sides." },
    forced: {
      label: "Make moves for me when there is no choice",
      about: "A pass, a draw, the only card that follows: after a moment, and you are told why.",
    },
    autoplay: {
      label: "Safe moves by themselves",
      about: "In a game for one, cards that can only go one way go there.",
    },
    confirm: { label: "Ask before a card is played", about: "A second click, or Enter, plays it." },
  },
  reset: "Everything as it was",
  preview: "How it looks",
};
