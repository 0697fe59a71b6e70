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

export default {
  meta: { name: 'janur' },
  rules: { 'limits-from-contract': limitsFromContract, 'font-that-counts': fontThatCounts },
};
