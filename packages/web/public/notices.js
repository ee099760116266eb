// Part of the service worker: whoever presses a notice comes to its table.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window' });
      const open = pages.find((page) => page.url === notification.data);
      await (open === undefined ? self.clients.openWindow(notification.data) : open.focus());
    })(),
  );
});
