/** Rules of this house that oxlint does not have. */
const LIMITS = new Set(['maxLength', 'max', 'min']);
/** Where counting begins is no limit of a contract. */
const BEGINNINGS = new Set([0, 1]);

const limitsFromContract = {
  meta: { type: 'problem' },
  create: (context) => ({
    JSXAttribute(node) {
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      const isNumber = value?.type === 'Literal' && Number.isFinite(Number(value.value));
      if (!LIMITS.has(node.name.name) || !isNumber) return;
      if (node.name.name === 'min' && BEGINNINGS.has(Number(value.value))) return;
      context.report({
        node,
        message: `\`${node.name.name}\` is read from the contract (limitAt, LIMITS), or named where the contract has none.`,
      });
    },
  }),
};

/** A browser throws such a declaration away, with the size in it. */
const fontThatCounts = {
  meta: { type: 'problem' },
  create: (context) => ({
    Property(node) {
      const text = node.value.type === 'Literal' ? node.value.value : node.value.quasis?.at(-1)?.value.raw;
      if (node.key.name !== 'font' || typeof text !== 'string' || !/\S\s+inherit$/.test(text)) return;
      context.report({
        node,
        message: '`font` with `inherit` for the family is no CSS: say fontFamily, fontSize, fontWeight.',
      });
    },
  }),
};

const BREAKPOINTS = new Set(['375', '576', '767', '992', '1200']);
const isQuery = (text) => /@media[^{]*(?:min|max)-width:\s*\d/.test(text);
const strange = (text) =>
  [...text.matchAll(/\((?:min|max)-width:\s*([\d.]+)/g)]
    .map(([, width]) => width)
    .filter((width) => !BREAKPOINTS.has(width));

/** Spec §9. What stands in `sizes` of a picture is no query, but has the same widths. */
const specBreakpoints = {
  meta: { type: 'problem' },
  create(context) {
    const look = (node, text) => {
      if (typeof text !== 'string' || text.includes('@container')) return;
      if (isQuery(text))
        context.report({ node, message: "A query takes its width from the kit: `@media ${from('desktop')}`." });
      for (const width of strange(text))
        context.report({
          node,
          message: `${width} px is no breakpoint; there are 375, 576, 767, 992 and 1200 (spec §9).`,
        });
    };
    return {
      Literal: (node) => look(node, node.value),
      TemplateElement: (node) => look(node, node.value.raw),
    };
  },
};

export default {
  meta: { name: 'janur' },
  rules: {
    'limits-from-contract': limitsFromContract,
    'font-that-counts': fontThatCounts,
    'spec-breakpoints': specBreakpoints,
  },
};
