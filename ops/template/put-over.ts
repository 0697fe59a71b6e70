import type { RemoteEntry, TemplateRegistration } from '@janur/contracts';
import { type Boot, BOOT_ELEMENT_ID } from '@janur/contracts/boot';
import { canonicalTemplateId } from '@janur/contracts/rules';
import { join } from 'node:path';
import { looksOf } from '../deploy/looks.ts';
import type { Family } from './families.ts';

const BOOT = new RegExp(`(<script type="application/json" id="${BOOT_ELEMENT_ID}">)(.*?)(</script>)`, 's');

interface Put {
  readonly family: Family;
  readonly entry: RemoteEntry;
  readonly reload: boolean;
}

/** A page of the installation whose invitation, if it is one, wears the family. Its printed opening is the old look's. */
export function withFamily(html: string, { family, entry, reload }: Put): string {
  const worn = html.replace(BOOT, (_, open: string, json: string, close: string) => {
    const boot: Boot = JSON.parse(json);
    return open + escaped(JSON.stringify(dressed(boot, family, entry))) + close;
  });
  return reload ? worn.replace('</head>', '<script src="/__dev/reload.js" defer></script></head>') : worn;
}

function dressed(boot: Boot, { templateIds }: Family, entry: RemoteEntry): Boot {
  const { invitation } = boot;
  if (invitation?.state !== 'ready') return boot;
  const { client } = invitation;
  const own = templateIds.find((id) => id === client.option.template) ?? templateIds[0] ?? '';
  const option = { ...client.option, template: own };
  return {
    ...boot,
    invitation: { ...invitation, client: { ...client, option }, template: entry, former: null, printed: null },
  };
}

/** The list of templates with the family's ids in front of what the installation has of it. */
export function withTemplates(json: string, family: Family, entry: RemoteEntry): string {
  const { name, templateIds } = family;
  const answer: { data: TemplateRegistration[] } = JSON.parse(json);
  const { name: _, ...rest } = entry;
  const others = answer.data.filter((other) => other.family !== name && !templateIds.includes(other.template_id));
  const looks = looksOf(family, join(family.dir, 'dist'));
  const own = templateIds.map((template_id) => ({
    template_id,
    family: name,
    ...rest,
    look: looks[canonicalTemplateId(template_id)],
  }));
  return JSON.stringify({ ...answer, data: [...own, ...others] });
}

/** Nothing in the data ends its element. */
const escaped = (json: string) => json.replaceAll('<', String.raw`\u003c`);
