let isByKeys = false;
// a click that no finger and no mouse made counts no presses (UI Events, `detail`)
addEventListener('click', ({ detail }) => (isByKeys = detail === 0), { capture: true });

/**
 * Whether what was pressed last was a control that had the focus: by Enter, Space, a switch or a screen reader. A scanner, the volume
 * keys and a remote shutter press nothing.
 */
export const wasPressedByKeys = (): boolean => isByKeys;
