/** What the shopper is asked about the car's condition, and how each answer moves the built-in estimate. */
export interface Answer {
  value: string
  label: string
  /** Share of the estimate that this answer adds or takes. */
  effect: number
}

export interface Question {
  legend: string
  /** In the list of assumptions. */
  short: string
  answers: readonly Answer[]
  /** What would lift the range when another answer than the best was given. */
  lift: string
}

const answer = (value: string, label: string, effect: number): Answer => ({ value, label, effect })

export const QUESTIONS = {
  exterior: {
    legend: 'Outside, from two steps away',
    short: 'Outside',
    answers: [
      answer('like_new', 'Like new', 0.02),
      answer('marks', 'A few marks', 0),
      answer('work', 'Needs work', -0.06),
    ],
    lift: 'Clean panels on the day',
  },
  tyres: {
    legend: 'Tyres',
    short: 'Tyres',
    answers: [answer('good', 'Good', 0), answer('half', 'Half worn', -0.01), answer('due', 'Due now', -0.03)],
    lift: 'Tyres with more tread',
  },
  history: {
    legend: 'Service history',
    short: 'Service history',
    answers: [answer('full', 'Full', 0.01), answer('part', 'Part', -0.02), answer('none', 'None', -0.05)],
    lift: 'Receipts for the last services',
  },
  claim: {
    legend: 'Ever been in a claim?',
    short: 'Claims',
    answers: [
      answer('no', 'No', 0),
      answer('repaired', 'Yes, repaired', -0.06),
      answer('unsure', 'Not sure', -0.03),
    ],
    lift: 'A record without a claim',
  },
  keys: {
    legend: 'Keys',
    short: 'Keys',
    answers: [answer('two', 'Two', 0), answer('one', 'One', -0.01)],
    lift: 'The second key in your hand',
  },
} as const satisfies Record<string, Question>

export type QuestionName = keyof typeof QUESTIONS
export const QUESTION_NAMES = Object.keys(QUESTIONS).filter((name): name is QuestionName => name in QUESTIONS)
export const questionOf = (name: QuestionName): Question => QUESTIONS[name]

export type Condition = Record<QuestionName, string>

export const answerOf = (name: QuestionName, condition: Condition): Answer | null =>
  questionOf(name).answers.find(({ value }) => value === condition[name]) ?? null

/** 1 leaves an estimate as it is. */
export const conditionFactor = (condition: Condition): number =>
  QUESTION_NAMES.reduce((sum, name) => sum + (answerOf(name, condition)?.effect ?? 0), 1)
