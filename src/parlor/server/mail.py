"""Mail, where the house has an SMTP server: only to confirmed addresses, and each with a way to unsubscribe in one click."""

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from parlor.server.credentials import Credentials
from parlor.server.refusals import Refused
from parlor.words.languages import LANGUAGES
from parlor.words.say import ENGLISH, Reader, say

TIMEOUT = 20.0
AT_A_TIME = 2
# One address, nothing else: no names, comments, lists or line breaks.
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9][A-Za-z0-9-]{0,61}"
)


def checked(address: str) -> str:
    """An address that mail can be sent to; raises Refused."""
    found = address.strip()
    if len(found) > 254 or not ADDRESS.fullmatch(found) or ".." in found:
        raise Refused("house-mail-not-an-address")
    return found


class Mailer:
    """Sends mail by the house's SMTP server: smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start."""

    def __init__(self, server: str, sender: str, home: str, keys: Credentials) -> None:
        self._server = urlsplit(server)
        self._sender = sender
        self._home = home
        self._keys = keys
        self._slots = asyncio.Semaphore(AT_A_TIME)

    async def confirm(self, address: str, token: str, name: str, language: str) -> None:
        """Asks whether an address wants mail from the house."""
        said = Words(language)
        text = said("house-mail-confirm", name=name, link=f"{self._home}/you/mail#{token}")
        await self._send(self._letter(address, said("house-mail-confirm-title"), text))

    async def notify(self, person: str, address: str, title: str, body: str, link: str, language: str) -> None:
        """Sends word of something."""
        stop = self._keys.unsubscribing(person)
        text = Words(language)("house-mail-notice", body=body, link=link, stop=f"{self._home}/you/stop#{stop}")
        letter = self._letter(address, title, text)
        letter["List-Unsubscribe"] = f"<{self._home}/api/unsubscribe/{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._send(letter)

    def _letter(self, address: str, title: str, text: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = self._sender
        letter["To"] = address
        letter["Subject"] = title
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=urlsplit(self._home).hostname)
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        return letter

    async def _send(self, letter: EmailMessage) -> None:
        async with self._slots:
            await asyncio.to_thread(self._post, letter)

    def _post(self, letter: EmailMessage) -> None:
        host, port = self._server.hostname or "", self._server.port
        secure = ssl.create_default_context()
        if self._server.scheme == "smtps":
            with smtplib.SMTP_SSL(host, port or 465, timeout=TIMEOUT, context=secure) as line:
                self._say(line, letter)
        else:
            with smtplib.SMTP(host, port or 587, timeout=TIMEOUT) as line:
                line.ehlo()
                if line.has_extn("starttls"):
                    line.starttls(context=secure)
                    line.ehlo()
                self._say(line, letter)

    def _say(self, line: smtplib.SMTP, letter: EmailMessage) -> None:
        if self._server.username:
            line.login(unquote(self._server.username), unquote(self._server.password or ""))
        line.send_message(letter)


class Words:
    """Sentences of the house in a language."""

    def __init__(self, language: str) -> None:
        self._reader = Reader(language if language in LANGUAGES else ENGLISH)

    def __call__(self, key: str, **params: str) -> str:
        return say(key, params, self._reader)
