// What the device itself says while nobody looks at the page.

/** Why nothing can be said, in a sentence; null if it can. The browser asks the person if they have not said yet. */
export async function refuseNotices(): Promise<string | null> {
  if (!('Notification' in window)) return 'This browser has no notices for pages like this one.';
  const { permission } = Notification;
  const said = permission === 'default' ? await Notification.requestPermission() : permission;
  return said === 'granted' ? null : 'Your browser blocks notices from this site: allow them in its settings first.';
}

/** Takes a notice back when it has become stale. */
export type TakeBack = () => void;

/** Says it, once for each tag. */
export function notify(title: string, body: string, tag: string): TakeBack {
  if (!('Notification' in window) || Notification.permission !== 'granted') return () => undefined;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
  try {
    const notice = new Notification(title, { body, tag, ...(icon === undefined ? {} : { icon }) });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
    return () => notice.close();
  } catch {
    // Some phones let only a worker notify.
    return notifyByWorker(title, { body, tag, data: location.href });
  }
}

function notifyByWorker(title: string, how: NotificationOptions & { readonly tag: string }): TakeBack {
  const shown = (async () => {
    const worker = await navigator.serviceWorker?.ready;
    await worker?.showNotification(title, how);
    return worker;
  })();
  shown.catch((e: unknown) => console.error(e));
  return () => {
    shown
      .then(async (worker) => {
        for (const notice of (await worker?.getNotifications({ tag: how.tag })) ?? []) notice.close();
      })
      .catch(() => undefined);
  };
}
