/** Icon and manifest are named relative to the first page; other pages lie elsewhere, so the whole address is put in. */
export function fixLinks(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="manifest"]'))
    link.setAttribute('href', link.href);
}
