import sprite from './icons.svg?raw';

/** Puts the icons into the page once; `<use>` then finds them without a request, offline too. */
export function plantIcons(): void {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}
