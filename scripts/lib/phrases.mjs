import ts from 'typescript'

const SAYS = new Set(['t', 'phrase'])

/** Texts that an expression can be: a literal, each branch of a condition, the default for a missing value. */
function textsOf(node) {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  return ts.isBinaryExpression(node) ? [...textsOf(node.left), ...textsOf(node.right)] : []
}

/** The phrases of a source file; only of one that imports `@/lib/words`. */
export function phrasesIn(file, source) {
  if (!source.includes("'@/lib/words'")) return []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const found = []
  const visit = (node) => {
    const [first] = ts.isCallExpression(node) ? node.arguments : []
    if (first && SAYS.has(node.expression.getText()))
      found.push(...textsOf(first).filter((text) => /\p{L}/u.test(text)))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind))
  return found
}
