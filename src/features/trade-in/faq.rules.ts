import { phrase } from '@/lib/words'

/** For dealers without questions of their own. True for every dealer; the rest they write themselves. */
export const TRADE_FAQ = [
  {
    question: phrase('Which vehicles do you take?'),
    answer: phrase(
      'Tell us about any registered car, ute, van or caravan. Those over 7 years old or over 100,000 km are priced by a person, not online.',
    ),
  },
  {
    question: phrase('How is the online estimate worked out?'),
    answer: phrase(
      'By a program, from the prices of similar vehicles, moved by the year, the kilometres and your answers. The page says what it leans on.',
    ),
  },
  {
    question: phrase('What is the exact price?'),
    answer: phrase(
      'A person names it after looking at the vehicle. The online range is a guide, not an offer.',
    ),
  },
  {
    question: phrase('Can I sell or trade in a vehicle under finance?'),
    answer: phrase(
      'Yes, tell us about it in the form. The lender has to be paid out before it changes hands.',
    ),
  },
  {
    question: phrase('Where does the inspection happen?'),
    answer: phrase('We agree on a place and time with you after you have sent the form.'),
  },
] as const
