import type { Story } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { type Bound, ofContent, rowsOf, within } from '../bind.ts';
import { Fields } from '../fields/layout.tsx';
import { RowCards } from '../fields/row-cards.tsx';
import { TextField } from '../fields/text-field.tsx';
import { PictureField } from '../media/picture-field.tsx';
import type { PanelProps } from '../panel.ts';

/** The couple's story, chapter by chapter. The page orders chapters by `order`, which is their place here. */
export function StoriesPanel(props: PanelProps) {
  const { t } = useTranslation();
  const stories = ofContent(props, 'stories');
  const list = rowsOf<Story>({
    ...stories,
    value: stories.value.toSorted((first, second) => first.order - second.order),
    onChange: (rows) => stories.onChange(rows.map((row, order) => ({ ...row, order }))),
  });
  return (
    <RowCards
      path={stories.path}
      list={list}
      titleOf={({ title }, index) => title ?? t('editor.story.untitled', { place: index + 1 })}
      noteOf={({ date_time }) => date_time ?? ''}
      add={{ text: t('editor.story.add'), row: () => ({ ...BLANK, content_id: props.content.id }) }}
      empty={t('editor.story.empty')}
    >
      {(of) => <StoryFields of={of} clientId={props.clientId} />}
    </RowCards>
  );
}

const BLANK: Omit<Story, 'id' | 'content_id'> = {
  date_time: null,
  title: null,
  subtitle: null,
  description: null,
  location: null,
  image_url: null,
  order: 0,
};

function StoryFields({ of, clientId }: { of: Bound<Story>; clientId: number }) {
  const { t } = useTranslation();
  return (
    <>
      <Fields columns={2}>
        <TextField of={within(of, 'title')} />
        <TextField of={within(of, 'date_time')} label={t('editor.story.date_time')} />
        <TextField of={within(of, 'subtitle')} />
        <TextField of={within(of, 'location')} />
      </Fields>
      <TextField of={within(of, 'description')} lines={4} />
      <PictureField
        of={within(of, 'image_url')}
        owner={`story:${of.value.id}`}
        target={{ kind: 'client', clientId, section: 'STORY' }}
      />
    </>
  );
}
