import { DOOR_CODES, type DoorCodes as Choice } from '@janur/contracts/door';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { ToolSelect } from '../../parts/tool-select.tsx';
import { hostQuery } from '../../parts/use-host.ts';

/** What ushers' devices take: every code that names a guest, or signed tickets alone. It counts at once. */
export function DoorCodes({ chosen }: { chosen: Choice }) {
  const { t } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const choose = useMutation({
    mutationFn: (door_codes: Choice) => api(routes.setDoorCodes, { body: { door_codes } }),
    onSettled: () => queries.invalidateQueries({ queryKey: hostQuery.queryKey }),
  });
  return (
    <div>
      <ToolSelect
        label={t('attendance.door.label')}
        value={choose.isPending ? choose.variables : chosen}
        options={DOOR_CODES.map((value) => ({ value, text: t(`attendance.door.${value}`) }))}
        onChange={choose.mutate}
      />
      {choose.isError && <Problem>{t('attendance.door.failed', { reason: reason(choose.error) })}</Problem>}
      {choose.isSuccess && (
        <p role="status" css={{ margin: '6px 0 0', maxWidth: 280, fontSize: 13 }}>
          {t(`attendance.door.saved_${chosen}`)}
        </p>
      )}
    </div>
  );
}
