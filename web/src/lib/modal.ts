/** Whether something lies over the page and keeps the keyboard to itself. */
export function covered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Whether a key goes to a field that somebody writes in. */
export function typing({ target }: Event): boolean {
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}
