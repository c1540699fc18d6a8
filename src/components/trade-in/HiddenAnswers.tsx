import type { Draft } from '@/features/trade-in/draft.rules'

/** What was answered before goes on with the answer to this question. */
export const HiddenAnswers = ({ draft, but }: { draft: Draft; but: readonly string[] }) =>
  Object.entries(draft).map(
    ([name, value]) => !but.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  )
