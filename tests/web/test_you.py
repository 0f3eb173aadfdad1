"""Who one is, as people see it: passkeys by Chromium's virtual authenticator, another device by link, pushes into the service worker."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from parlor.terminal.command import main
from tests.server.running import Running
from tests.web.browser import PHONE, Guest, until
from tests.web.test_seats import menu

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Owner:
    """A person whose browser can have passkeys: at a house with a name, and with an authenticator that always says yes."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.page.goto("/you")
        self.session: CDPSession = guest.context.new_cdp_session(self.page)
        self.session.send("WebAuthn.enable")
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        return list(self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"])

    def share(self, other: "Owner") -> None:
        """The passkeys are on another device as well, as those are that a password manager keeps."""
        for each in self.passkeys():
            other.session.send("WebAuthn.addCredential", {"authenticatorId": other.id, "credential": each})

    def make(self) -> None:
        self.page.get_by_role("button", name="Make a passkey").click()
        expect(self.page.get_by_text("Your passkey is made.")).to_be_visible()


@pytest.fixture
def owner(house: Running, browser: Browser) -> Iterator[Callable[..., Owner]]:
    made: list[Guest] = []

    def make(**context: Any) -> Owner:
        made.append(Guest(browser, house.url.replace("127.0.0.1", "localhost"), **context))
        return Owner(made[-1])

    yield make
    for each in made:
        each.close()


def test_a_lost_device_is_no_lost_player(owner: Callable[..., Owner]) -> None:
    """With two taps, the same person is back with all games, and what was played as a guest meanwhile is there, too."""
    ann = owner()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Save").click()
    expect(ann.page.get_by_label("Your name")).to_have_value("Ann")
    ann.guest.deal("flag")
    ann.make()
    assert len(ann.passkeys()) == 1
    phone = owner(viewport=PHONE)
    phone.guest.deal("flag")
    ann.share(phone)
    phone.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.page.get_by_text("Welcome back, Ann. One game that you played here as a guest has come along.")).to_be_visible()
    expect(phone.page.get_by_role("link", name="Go on: Flag")).to_have_count(2)
    assert not phone.guest.faults


def test_by_link_to_another_device_and_out_again(owner: Callable[..., Owner]) -> None:
    ann, phone = owner(), owner(viewport=PHONE)
    ann.guest.ask("PUT", "/api/me", {"name": "Ann"})
    ann.page.reload()
    ann.page.get_by_role("button", name="Make a link").click()
    expect(ann.page.get_by_role("img", name="QR code of")).to_be_visible()
    link = ann.page.get_by_role("textbox", name="Your personal link").input_value()
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("You are Ann?")
    assert "#" not in phone.page.url
    phone.page.get_by_role("button", name="Continue as Ann").click()
    expect(phone.page.get_by_text("Welcome back, Ann.")).to_be_visible()
    # The link is used up.
    thief = owner()
    thief.page.goto(link)
    expect(thief.page.get_by_role("alert")).to_have_text(re.compile("This link has been used"))
    # The phone is signed out while its page is open at a table.
    table = phone.guest.sit("flag")
    ann.page.reload()
    ann.page.get_by_role("listitem").filter(has_text="last here on").get_by_role("button", name="Sign out").click()
    expect(ann.page.get_by_role("button", name=re.compile("^Sign out"))).to_have_count(1)
    expect(phone.page.get_by_text("This device was signed out").first).to_be_visible()
    expect(phone.page.locator(".board")).to_have_count(0)
    answer = phone.guest.context.request.get(f"{phone.guest.url}/api/tables/{table}")
    assert not any(seat["mine"] for seat in answer.json()["seats"])


def test_everything_can_be_taken_along_and_the_account_closed(owner: Callable[..., Owner]) -> None:
    ann = owner()
    ann.guest.ask("PUT", "/api/me", {"name": "Ann Leaving"})
    ann.page.reload()
    ann.make()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download everything").click()
    told = json.loads(download.value.path().read_text())
    assert told["me"]["name"] == "Ann Leaving"
    ann.page.get_by_role("button", name="Close the account …").click()
    close = ann.page.get_by_role("button", name="Close the account", exact=True)
    expect(close).to_be_disabled()
    ann.page.get_by_label("Type your name").fill("Ann Leaving")
    close.click()
    expect(ann.page.get_by_text("Your account is closed.")).to_be_visible()
    ann.page.goto("/you")
    expect(ann.page.get_by_text("So far only this browser knows you.")).to_be_visible()
    ann.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(ann.page.get_by_text("The house does not know this passkey")).to_be_visible()


def test_without_https_the_page_says_what_it_would_give(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    ann.page.goto("/you")
    expect(ann.page.get_by_text("This house is open without HTTPS.").first).to_be_visible()
    expect(ann.page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Make a link")).to_be_visible()


def test_an_address_that_is_a_number_is_pointed_to_localhost(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.page.goto("/you")
    expect(ann.page.get_by_text("Passkeys need an address with a name.")).to_be_visible()


def test_a_push_arrives_while_the_page_is_elsewhere(owner: Callable[..., Owner]) -> None:
    ann = owner(service_workers="allow")
    ann.guest.context.grant_permissions(["notifications"], origin=ann.guest.url)
    subscription = {"endpoint": "https://fcm.googleapis.com/fcm/send/abc", "keys": {"p256dh": "B" * 87, "auth": "A" * 22}}
    ann.guest.context.add_init_script(
        f"PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({json.dumps(subscription)}) }});"
        "Notification.requestPermission = async () => 'granted';"
    )
    ann.page.reload()
    ann.session.send("ServiceWorker.enable")
    registrations: list[dict[str, Any]] = []
    ann.session.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
    switch = ann.page.get_by_role("switch", name="Messages on this device")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(ann.page.get_by_role("switch", name="when it is my turn")).to_be_checked()
    ann.page.get_by_label("Quiet hours: from").select_option("23:00")
    expect(ann.page.get_by_label("Quiet hours: from")).to_have_value("23")
    until(ann.page, "() => navigator.serviceWorker.ready.then((worker) => Boolean(worker.active))")
    ann.session.send("ServiceWorker.enable")
    ann.page.wait_for_timeout(200)
    told = {"title": "Your turn at Flag", "body": "The game is waiting.", "path": "/t/abc", "tag": "turn", "lang": "en"}
    ann.session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": ann.guest.url, "registrationId": registrations[-1]["registrationId"], "data": json.dumps(told)},
    )
    until(
        ann.page,
        "() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
        ".then((shown) => shown.some((each) => each.title === 'Your turn at Flag' && each.data.path === '/t/abc'))",
    )
    switch.uncheck()
    expect(ann.page.get_by_role("switch", name="when it is my turn")).to_have_count(0)


def test_the_house_is_run_with_a_passkey(house: Running, owner: Callable[..., Owner], capsys: pytest.CaptureFixture[str]) -> None:
    host, noisy = owner(), owner()
    assert main(["admin", "operator", "--database", house.database]) == 0
    token = capsys.readouterr().out.partition("#")[2].split()[0]
    host.make()
    host.page.goto(f"/you/operator#{token}")
    host.page.get_by_role("button", name="Run this house").click()
    expect(host.page.get_by_text("You run this house now.")).to_be_visible()
    host.page.get_by_role("button", name="Open with your passkey").click()
    expect(host.page.get_by_role("heading", name="Reports")).to_be_visible()
    host.page.get_by_role("textbox", name="Reserve").fill("Otto")
    host.page.get_by_role("button", name="Reserve", exact=True).click()
    expect(host.page.get_by_role("button", name="Release Otto")).to_be_visible()
    noisy.page.get_by_label("Your name").fill("0tto")
    noisy.page.get_by_role("button", name="Save").click()
    expect(noisy.page.get_by_text("The name “0tto” is reserved")).to_be_visible()
    host.page.get_by_role("button", name="Release Otto").click()
    expect(host.page.get_by_role("button", name="Release Otto")).to_have_count(0)


def test_somebody_at_the_table_is_blocked_and_reported(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(), guest()
    for each, name in ((ann, "Ann"), (bob, "Bob")):
        each.ask("GET", "/api/house")
        each.ask("PUT", "/api/me", {"name": name})
    table = ann.ask("POST", "/api/tables", {"game": "quenette", "players": 2, "seats": [{"kind": "me"}, {"kind": "empty"}]})["id"]
    bob.ask("POST", f"/api/tables/{table}/join", {})
    ann.ask("POST", f"/api/tables/{table}/start", {})
    ann.page.goto(f"/t/{table}")
    ann.page.wait_for_selector(".board")
    menu(ann, "People at the table")
    ann.page.get_by_role("button", name="Report Bob").click()
    ann.page.get_by_label("Anything else to know").fill("rude")
    ann.page.get_by_role("dialog", name="Report Bob").get_by_role("button", name="Report").click()
    expect(ann.page.get_by_text("It was passed on.")).to_be_visible()
    ann.page.get_by_role("button", name="Block Bob").click()
    ann.page.get_by_test_id("confirm-yes").click()
    ann.page.goto("/you")
    expect(ann.page.get_by_role("button", name="Unblock Bob")).to_be_visible()
