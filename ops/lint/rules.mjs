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

export default { meta: { name: 'janur' }, rules: { 'limits-from-contract': limitsFromContract } };
