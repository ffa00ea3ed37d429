// Shows notices of one's turn while no page is open; a click leads to the table.
self.addEventListener('push', (event) => {
  const { text, page } = event.data.json();
  event.waitUntil(
    self.registration.showNotification('Kade', { body: text, icon: '/favicon.svg', tag: page, data: page }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const page = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const here = open.find((one) => one.url === page);
      return here ? here.focus() : self.clients.openWindow(page);
    }),
  );
});
