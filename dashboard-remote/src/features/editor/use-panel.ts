import { useMediaQuery } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import { THREE_PANES } from './styles.ts';
import { isPanelId, type PanelId } from './panels/panel-list.ts';

const FIRST: PanelId = 'hero';

interface OpenPanel {
  /** Undefined shows the list of panels, where there is no room for both. */
  panel: PanelId | undefined;
  /** List, form and preview stand side by side. */
  isWide: boolean;
  open: (panel: PanelId | undefined) => void;
}

/** The panel that is open, as the address bar keeps it. */
export function usePanel(): OpenPanel {
  const [params, setParams] = useSearchParams();
  const isWide = useMediaQuery(THREE_PANES, true, { getInitialValueInEffect: false });
  const asked = params.get('panel');
  const chosen = isPanelId(asked) ? asked : undefined;
  return {
    panel: chosen ?? (isWide ? FIRST : undefined),
    isWide,
    open: (panel) =>
      setParams(
        (now) => {
          if (panel) now.set('panel', panel);
          else now.delete('panel');
          return now;
        },
        // on a small screen the way back leads to the list
        { replace: isWide || panel === undefined },
      ),
  };
}
