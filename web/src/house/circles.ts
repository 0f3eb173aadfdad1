/** Requests about circles and their evenings: one typed function for each (docs/protocol-house.md). */
import { noteEvening, noteSeal, ownShare } from "../after/noted";
import { ask, get, post } from "./api";
import type {
  ChangedCircle,
  ChatLine,
  CircleDoor,
  CircleInfo,
  CircleLine,
  Done,
  EveningInfo,
  InvitationInfo,
  JoinCircle,
  MemberReport,
  NewCircle,
  NewEvening,
  Proposal,
  SignUp,
  Standings,
  TableInfo,
} from "./types";

const at = (circle: string): string => `/api/circles/${encodeURIComponent(circle)}`;
const on = (evening: string): string => `/api/evenings/${encodeURIComponent(evening)}`;

export const circles = {
  mine: () => get<CircleLine[]>("/api/circles"),
  found: (body: NewCircle) => post<CircleInfo>("/api/circles", body),
  info: (id: string) => get<CircleInfo>(at(id)),
  /** A circle from outside, and whether an invitation lets one in. */
  door: (id: string, invitation: string) =>
    get<CircleDoor>(`${at(id)}/door${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ""}`),
  join: (id: string, body: JoinCircle) => post<CircleInfo>(`${at(id)}/join`, body),
  leave: (id: string) => post<CircleLine[]>(`${at(id)}/leave`),
  change: (id: string, body: ChangedCircle) => ask<CircleInfo>("PATCH", at(id), body),
  dissolve: (id: string) => ask<CircleLine[]>("DELETE", at(id)),
  invite: (id: string) => post<InvitationInfo>(`${at(id)}/invitations`),
  withdraw: (id: string) => ask<CircleInfo>("DELETE", `${at(id)}/invitations`),
  remove: (id: string, member: number) => post<CircleInfo>(`${at(id)}/remove`, { member }),
  makeHost: (id: string, member: number) => post<CircleInfo>(`${at(id)}/host`, { member }),
  mute: (id: string, member: number, muted: boolean) => post<CircleInfo>(`${at(id)}/mute`, { member, muted }),
  block: (id: string, member: number) => post<CircleInfo>(`${at(id)}/block`, { member }),
  report: (id: string, report: MemberReport) => post<Done>(`${at(id)}/report`, report),
  say: (id: string, text: string) => post<ChatLine>(`${at(id)}/chat`, { text }),
  said: (id: string, before: number) => get<ChatLine[]>(`${at(id)}/chat?before=${before}`),
  unsay: (id: string, line: number) => ask<ChatLine[]>("DELETE", `${at(id)}/chat/${line}`),
  standings(id: string, period: Standings["period"], game: string): Promise<Standings> {
    const query = new URLSearchParams({ period, ...(game ? { game } : {}) });
    return get<Standings>(`${at(id)}/standings?${query}`);
  },
  /** Opens a table; what the house has committed to is saved before this browser contributes, which it does when it deals. */
  async propose(id: string, body: Proposal): Promise<TableInfo> {
    const info = await post<TableInfo>(`${at(id)}/tables`, body);
    noteSeal(info);
    return info;
  },
  appoint: (id: string, body: NewEvening) => post<EveningInfo>(`${at(id)}/evenings`, body),
  async evening(id: string): Promise<EveningInfo> {
    const info = await get<EveningInfo>(on(id));
    noteEvening(info);
    return info;
  },
  /** Takes part. What the house has committed to is saved before this browser contributes to the shuffle. */
  async sign(id: string, partner: number | null): Promise<EveningInfo> {
    await circles.evening(id);
    return post<EveningInfo>(`${on(id)}/sign`, { contribution: ownShare(id), partner } satisfies SignUp);
  },
  unsign: (id: string) => post<EveningInfo>(`${on(id)}/unsign`),
  begin: (id: string) => post<EveningInfo>(`${on(id)}/start`),
  cancel: (id: string) => post<EveningInfo>(`${on(id)}/cancel`),
};
