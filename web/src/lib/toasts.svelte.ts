// Short messages that come and go by themselves.
export interface Toast {
  id: number;
  text: string;
  kind: 'error' | 'info';
}

export const toasts: Toast[] = $state([]);
let count = 0;

export function toast(text: string, kind: Toast['kind'] = 'error'): void {
  if (toasts.some((shown) => shown.text === text)) return;
  const id = ++count;
  toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), 3500 + text.length * 50);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((shown) => shown.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
