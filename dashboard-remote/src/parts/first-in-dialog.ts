/** As a `ref`: where an opening `<dialog>` puts the focus, in place of its first button. */
export function firstInDialog(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
