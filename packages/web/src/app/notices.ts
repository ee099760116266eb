// What the device itself says while nobody looks at the page.

/** Whether the browser lets us; it asks the person if they have not said yet. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  if (Notification.permission !== 'default') return Notification.permission === 'granted';
  return (await Notification.requestPermission()) === 'granted';
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
    // Some phones let only a worker notify, and take nothing back.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, { body, tag }));
    return () => undefined;
  }
}
