/** Whether something lies over the page and keeps the keyboard to itself. */
export function covered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
