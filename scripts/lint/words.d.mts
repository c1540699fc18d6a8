import type { Rule } from 'eslint'

export const phrasesInTable: Rule.RuleModule
