import { useTranslation } from '@janur/i18n';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { May } from '../../session/may.tsx';

interface PlanToolsProps {
  shown: 'list' | 'plan';
  setView: (view: 'list' | 'plan') => void;
  isArranging: boolean;
  setArranging: (isArranging: boolean) => void;
  zoom: number;
  setZoom: (zoom: number) => void;
}

const ZOOMS = [1, 1.4, 1.9, 2.5] as const;

/** The list or the plan; on the plan also nearer or farther, and whether tables are moved. */
export function PlanTools({ shown, setView, isArranging, setArranging, zoom, setZoom }: PlanToolsProps) {
  const { t } = useTranslation();
  const at = ZOOMS.findIndex((one) => one === zoom);
  const nearer = ZOOMS[at + 1];
  const farther = ZOOMS[at - 1];
  return (
    <>
      <SegmentedControl
        size="md"
        aria-label={t('seating.view.label')}
        value={shown}
        onChange={(value) => setView(value === 'plan' ? 'plan' : 'list')}
        data={[
          { value: 'list', label: t('seating.view.list') },
          { value: 'plan', label: t('seating.view.plan') },
        ]}
        css={{ '&& label': { fontSize: 14 } }}
      />
      {shown === 'plan' && (
        <>
          <ActionIcon.Group>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={t('seating.farther')}
              disabled={farther === undefined}
              onClick={() => setZoom(farther ?? 1)}
            >
              −
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={t('seating.nearer')}
              disabled={nearer === undefined}
              onClick={() => setZoom(nearer ?? 1)}
            >
              +
            </ActionIcon>
          </ActionIcon.Group>
          <May call="changeTable">
            <Button
              variant={isArranging ? 'filled' : 'default'}
              aria-pressed={isArranging}
              onClick={() => setArranging(!isArranging)}
            >
              {isArranging ? t('seating.arranged') : t('seating.move_tables')}
            </Button>
          </May>
        </>
      )}
    </>
  );
}
