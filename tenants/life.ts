/** What the lives of the demo dealers share. All people are made up; their numbers and addresses are kept free for fiction. */
import type { Ask, DealerLife } from '@/definitions/life/dealerLife'

const words = (text: string): string[] => text.trim().split(/\s+/)
const people = {
  first: words(`
    Amelia Tomas Priscilla Hamish Noor Bronte Declan Mei Tarni Oscar Ingrid Rahul Zoe Malakai Sienna Petros Lorraine Kofi Hazel Duc
    Imogen Brett Yasmin Col Anjali Warwick Elena Jarrah Maree Finn Sunita Trent Odette Manaia Gwen Levi Roslyn Arlo Thuy Dougal`),
  last: words(`
    Abernathy Castellan Dunmore Eastwick Faulding Garroway Hollins Ibarra Jardine Kessell Lockyer Moorcroft Nandan Ottley Pellew
    Quirk Rasmus Selwyn Tancred Umina Vasquez Wetherby Yardley Zammit Brannock Coolidge Dempster Elsworth Fenwick Gallard Haberley
    Ingleby Karras Lindeman Marsden Norquay Osmond Penrose Redfern Stanhope Tregear Venn Whitlock`),
  mobiles: words(`
    570006 570156 570157 570158 570159 570110 570313 570737 571266 571491 571804 572549 572665 572983 573770 573087 574118 574632
    575254 575789 576398 576801 577426 577644 578957 578148 578888 579212 579760 579455`).map(
    (end) => `0491 ${end.slice(0, 3)} ${end.slice(3)}`,
  ),
}

/** `thing`: what the dealer sells, in a word. */
const asks = (thing: string): Ask[] => [
  { form: 'service', says: 'Due for its next service. I can drop it in the evening before.' },
  { form: 'service', says: 'Something knocks at the front over speed bumps. Could you have a listen?' },
  { form: 'service', says: `Roadworthy please, I am selling the ${thing} privately.` },
  { form: 'service', says: 'New tyres all round, and the alignment checked.', note: 'Tyres are on order.' },
  { form: 'service', says: 'Air conditioning has gone warm.', note: 'Ring before any work over $300.' },
  {
    form: 'sell',
    says: 'I want to sell it without the messages and the visitors. When could you look at it?',
    answer:
      'Hi {first},\n\nThank you for the details of your {trade}. Looking at it takes about twenty minutes, and you get our figure in writing before you leave. {day} morning is free.\n\n{me}',
    note: 'Two owners, both keys. Check the finance before we pay.',
  },
  {
    form: 'trade-in',
    says: 'I would like to know what you could give me for it against one of yours.',
    answer:
      'Hi {first},\n\nYour {trade} fits what we look for. The range on the website is a guide: bring it by on {day} and we write a figure on paper, which is good for seven days.\n\n{me}',
  },
  {
    form: 'careers',
    says: 'I finish my apprenticeship in March and would like to stay in the trade. Are you taking people on?',
    answer:
      'Hi {first},\n\nThank you for writing. Send me your certificates and two days that suit you.\n\n{me}',
    more: { role: 'Technician' },
  },
  {
    form: 'feedback',
    says: 'The handover took an hour and every question got an answer. Thank you, and thank the young bloke who washed it.',
    answer: 'Hi {first},\n\nThat made our morning. I have read it out at the meeting.\n\n{me}',
  },
  {
    form: 'feedback',
    says: 'I was told it would be ready at three and waited until half past four. A call would have been enough.',
    answer:
      'Hi {first},\n\nYou are right, and I am sorry: somebody should have rung you at two. I have talked to the workshop. Please ring me directly the next time.\n\n{me}',
    note: 'Rang as well. Happy again. Look after them at the next service.',
  },
  {
    form: 'general',
    says: 'Are you open over the long weekend?',
    answer:
      'Hi {first},\n\nOur hours for those days are on the page of each yard, and they are kept up to date.\n\n{me}',
    more: { category: 'General Enquiry' },
  },
  {
    form: 'callback',
    says: 'I work nights, so early is best. It is about a trade-in.',
    more: { best_time: '7 to 8 am' },
  },
]

const calls = [
  'Rang. They would like to come in on {day}.',
  'Spoke for ten minutes. They are looking at one other, and decide this week.',
  'Rang back. Answered their questions, sent the photos by text.',
  'Had a good talk. They bring their partner on {day}.',
]

const notes = [
  'Prefers a call after five.',
  'Needs to sell theirs first.',
  'Has seen it already, on Saturday.',
  'Bank has approved them.',
  'Left a message, try again tomorrow.',
]

/** A dealer's own texts before those of all. */
export const lifeOf = (
  thing: string,
  { asks: own, ...life }: Omit<DealerLife, 'people' | 'calls' | 'notes'>,
): DealerLife => ({ ...life, people, calls, notes, asks: [...own, ...asks(thing)] })
