// Visible phrases go through t() or phrase(), so that they are in the table of words. The rule finds others:
// text between tags, attributes that are seen or read aloud, properties such as `label`, and any text that begins
// like a sentence.

const SHOWN_ATTRIBUTE =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label|heading|legend|caption|text|first|dropLabel|submit|ask|message|priceLabel|hint|note|data-(?:more|less))$/
const SHOWN_PROPERTY =
  /^(?:label|title|text|heading|message|description|legend|missing|hint|question|answer|ask|sent|next|note|short|lift|sentence|term|submit|name|lead|intro|placeholder|alt)$/
/** Values under these names are sent or stored, the same for all dealers. */
const STORED = /^(?:value|category|subcategory|source|known|className|kind|fields|required)$/
const SAYS = new Set(['t', 'phrase'])
const NO_TEXT =
  /^(?:includes|startsWith|endsWith|split|join|replace|replaceAll|get|set|has|append|match|test|toFormat|literal|enum|regex|querySelector|closest|fromFormat|z)$/
const UNSEEN_PLACE =
  /^(?:ImportDeclaration|ExportAllDeclaration|ThrowStatement|NewExpression|SwitchCase)$|^TS(?!As|Satisfies)/
const UNSEEN_TAG = /^(?:style|script|code)$/

const letters = (text) => /\p{L}/u.test(text)
const wordlike = (text) => /^[A-Z]/.test(text) || /\p{L}\s+\p{L}/u.test(text)
const sentencelike = (text) =>
  /^[A-Z][\w$%'’-]*[ ,.?!…:;]/.test(text) &&
  /[a-z]{2}/.test(text) &&
  /\s/.test(text.trim()) &&
  !/[<>=]|\/\//.test(text)

/** A word that a function returns: `Hybrid`. */
const answerlike = (text) => /^[A-Z][a-z]{2,}$/.test(text)
/** Words around a value: `{price} / week`. */
const wordsAround = (text) =>
  /\p{L}{2} \p{L}{2}|…,? (?:\/ )?\p{L}{4}/u.test(text) && !/[<>=\n]|\/\//.test(text)

/** Texts that an expression can be, with their nodes. */
function textsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [[node, node.value]] : []
    case 'TemplateLiteral':
      return [[node, node.quasis.map(({ value }) => value.cooked).join('…')]]
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      return node.operator === '&&' ? textsOf(node.right) : [...textsOf(node.left), ...textsOf(node.right)]
    case 'JSXExpressionContainer':
      return textsOf(node.expression)
    default:
      return []
  }
}

const nameOf = (key) =>
  key.type === 'JSXIdentifier' || key.type === 'Identifier' ? key.name : String(key.value)
const calledName = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name)

/** In the table already, or a text that nobody sees. */
function isExcused(node) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at
    if (parent.type === 'CallExpression' && at !== parent.callee) {
      const name = calledName(parent)
      if (parent.callee.type === 'Super' || SAYS.has(name) || NO_TEXT.test(name)) return true
    }
    if (UNSEEN_PLACE.test(parent.type)) return true
    if (parent.type === 'BinaryExpression' && parent.operator !== '+') return true
    if (parent.type === 'MemberExpression' && at === parent.property) return true
    if (parent.type === 'Property' && (at === parent.key || STORED.test(nameOf(parent.key)))) return true
    if (parent.type === 'JSXAttribute')
      return (
        STORED.test(nameOf(parent.name)) ||
        (!SHOWN_ATTRIBUTE.test(nameOf(parent.name)) && !sentencelike(String(node.value ?? '')))
      )
    if (/Statement$|^JSXElement$|Function/.test(parent.type)) return false
  }
  return false
}

const inFunction = (node) => {
  for (let at = node.parent; at; at = at.parent) if (/Function/.test(at.type)) return true
  return false
}

export const phrasesInTable = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      outside: 'A visible phrase: say it with t() from @/lib/words, or mark it with phrase().',
      early:
        't() while a module loads knows no dealer: mark it with phrase(), and say t() where it is shown.',
    },
  },
  create(context) {
    const reported = new Set()
    const tell = (node, messageId = 'outside') => {
      if (reported.has(node)) return
      reported.add(node)
      context.report({ node, messageId })
    }
    const tellShown = (value, isPhrase) => {
      for (const [node, text] of textsOf(value)) if (isPhrase(text) && !isExcused(node)) tell(node)
    }
    return {
      JSXText(node) {
        const tag = node.parent.openingElement?.name.name
        if (letters(node.value) && !UNSEEN_TAG.test(tag ?? '')) tell(node)
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') tellShown(node, letters)
      },
      JSXAttribute(node) {
        if (SHOWN_ATTRIBUTE.test(nameOf(node.name))) tellShown(node.value, wordlike)
      },
      Property(node) {
        if (SHOWN_PROPERTY.test(nameOf(node.key))) tellShown(node.value, wordlike)
      },
      ReturnStatement(node) {
        tellShown(node.argument, answerlike)
      },
      ArrowFunctionExpression(node) {
        tellShown(node.body, answerlike)
      },
      TemplateLiteral(node) {
        tellShown(node, wordsAround)
      },
      Literal(node) {
        if (typeof node.value === 'string' && sentencelike(node.value) && !isExcused(node)) tell(node)
      },
      CallExpression(node) {
        if (node.callee.name === 't' && !inFunction(node)) tell(node, 'early')
      },
    }
  },
}

export default { meta: { name: 'words' }, rules: { 'in-table': phrasesInTable } }
