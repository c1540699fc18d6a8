export const phrasesInTable: { meta: { messages: { outside: string; early: string } } }
