// Pushes of the house: shows what it tells, and opens the page that it is about. A service worker imports this.
self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // Not ours, but the browser wants something to be shown.
  }
  const { title = "Parlor", body = "", path = "/", tag = "parlor", lang = "en" } = told;
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon: "/icon.svg", data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data?.path ?? "/", self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const open = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
      if (open) await open.focus();
      else await self.clients.openWindow(wanted.href);
    })(),
  );
});
