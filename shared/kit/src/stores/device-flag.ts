/** A yes that this device remembers, for each invitation that it opens. */
export function deviceFlag(name: string): { isSet: () => boolean; set: (isSet: boolean) => void } {
  return {
    isSet() {
      try {
        return localStorage.getItem(name) !== null;
      } catch {
        return false;
      }
    },
    set(isSet) {
      try {
        if (isSet) localStorage.setItem(name, '1');
        else localStorage.removeItem(name);
      } catch {
        // a browser that keeps nothing keeps it as long as the page
      }
    },
  };
}
