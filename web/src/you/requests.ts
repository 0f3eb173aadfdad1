/** Requests about oneself: passkeys, devices, links, notices, blocks, reports, and the page of whoever runs the house. */
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { ask } from "../house/api";
import type {
  Done,
  HouseCircle,
  HouseTable,
  LinkInfo,
  LinkOwner,
  Me,
  NewReport,
  NoticeWishes,
  OperatorPage,
  PersonInfo,
  SeatAt,
  SignedIn,
} from "../house/types";

const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
const part = encodeURIComponent;

/** Asks for a passkey, and shows it to the house. */
async function shown<T>(begin: string, end: string): Promise<T> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>(begin);
  return post<T>(end, { credential: await startAuthentication({ optionsJSON }) });
}

export const you = {
  me: () => ask<Me>("GET", "/api/me"),
  async makePasskey(): Promise<Me> {
    const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>("/api/me/passkeys/options");
    return post<Me>("/api/me/passkeys", { credential: await startRegistration({ optionsJSON }) });
  },
  removePasskey: (id: string) => ask<Me>("DELETE", `/api/me/passkeys/${part(id)}`),
  signIn: () => shown<SignedIn>("/api/sign-in/options", "/api/sign-in"),
  link: () => post<LinkInfo>("/api/me/links"),
  linkOwner: (token: string) => post<LinkOwner>("/api/sign-in/link/owner", { token }),
  useLink: (token: string) => post<SignedIn>("/api/sign-in/link", { token }),
  signOut: (device: string) => ask<Me>("DELETE", `/api/me/devices/${part(device)}`),
  close: (name: string) => ask<Done>("DELETE", "/api/me", { name }),

  wish: (wishes: NoticeWishes) => ask<Me>("PUT", "/api/me/notices", wishes),
  subscribe: (subscription: PushSubscriptionJSON) => post<Me>("/api/me/push", subscription),
  endPush: () => ask<Me>("DELETE", "/api/me/push"),
  giveAddress: (address: string) => ask<Me>("PUT", "/api/me/mail", { address }),
  forgetAddress: () => ask<Me>("DELETE", "/api/me/mail"),
  confirmMail: (token: string) => post<Done>("/api/mail/confirm", { token }),
  unsubscribe: (token: string) => post<Done>(`/api/unsubscribe/${part(token)}`),

  block: (at: SeatAt) => post<Me>("/api/me/blocked", at),
  unblock: (id: number) => ask<Me>("DELETE", `/api/me/blocked/${id}`),
  report: (report: NewReport) => post<Done>("/api/reports", report),
};

export const operator = {
  become: (token: string) => post<Done>("/api/operator/become", { token }),
  enter: () => shown<Done>("/api/operator/options", "/api/operator/enter"),
  page: () => ask<OperatorPage>("GET", "/api/operator"),
  people: (like: string) => ask<PersonInfo[]>("GET", `/api/operator/people?like=${part(like)}`),
  tables: (phase: string) => ask<HouseTable[]>("GET", `/api/operator/tables?phase=${part(phase)}`),
  circles: () => ask<HouseCircle[]>("GET", "/api/operator/circles"),
  dissolve: (id: string) => ask<Done>("DELETE", `/api/operator/circles/${part(id)}`),
  closeTable: (id: string) => ask<Done>("DELETE", `/api/operator/tables/${part(id)}`),
  block: (person: string, blocked: boolean) => post<Done>(`/api/operator/people/${part(person)}`, { blocked }),
  closeAccount: (person: string) => ask<Done>("DELETE", `/api/operator/people/${part(person)}`),
  settle: (report: number) => post<OperatorPage>(`/api/operator/reports/${report}`),
  reserve: (name: string) => post<OperatorPage>("/api/operator/reserved", { name }),
  release: (name: string) => ask<OperatorPage>("DELETE", `/api/operator/reserved/${part(name)}`),
};
