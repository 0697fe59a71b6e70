import { AlbumAdmission } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ToolSelect } from '../../parts/tool-select.tsx';

interface AdmissionProps {
  admits: AlbumAdmission;
  onChange: (admits: AlbumAdmission) => void;
}

/** What becomes of photos that come from now on. */
export function Admission({ admits, onChange }: AdmissionProps) {
  const { t } = useTranslation();
  return (
    <ToolSelect
      label={t('album.new_ones')}
      value={admits}
      labelShown="wide"
      options={AlbumAdmission.options.map((value) => ({ value, text: t(`album.admits.${value}`) }))}
      onChange={onChange}
    />
  );
}
