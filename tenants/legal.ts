/** Legal pages that every demo dealer needs, filled with its own names, numbers and people. Not legal advice. */
import type { PageDefinition } from '@/definitions/definition'

export interface LegalFacts {
  name: string
  /** What the pages are about, beside this website. */
  covers: string
  /** The dealer's noun for one of its stock, and for several: `car`, `cars`. */
  stock: readonly [one: string, several: string]
  legalName: string
  licence: string
  address: string
  /** Null for a dealer whose number is shown on request only. */
  phone: string | null
  email: string
  complaints: string
  regulator: string
  /** What the dealer's online hold means, or null without holds. */
  reserve: string | null
  lender: string | null
  /** Statutory warranty and cooling off in its states, in words. */
  rights: string
}

/** Numbers, mail addresses and public offices in a plain sentence, as links. */
export const linked = (text: string): string =>
  text
    .replaceAll(/[\w.-]+@[\w-]+(?:\.[\w-]+)*\w/g, (mail) => `[${mail}](mailto:${mail})`)
    .replaceAll(
      /\(0\d\) \d{4} \d{4}|1[38]00 \d{3} \d{3}/g,
      (phone) => `[${phone}](tel:${phone.replaceAll(/\D/g, '')})`,
    )
    .replaceAll(/\b(?:[\w-]+\.)*(?:gov|org)\.au(?:\/[\w-]+)*/g, (site) => `[${site}](https://${site})`)

interface LegalPage {
  slug: string
  title: string
  description: string
  intro: string
  /** The page in three statements: a figure or a word, and what it is of. */
  short: (readonly [figure: string, label: string])[]
}

const page = ({ slug, title, description, intro, short }: LegalPage, text: string): PageDefinition => ({
  slug,
  title,
  seo: { title, description },
  layout: [
    {
      blockType: 'intro',
      heading: title,
      text: intro,
      figures_heading: 'The short version',
      figures: short.map(([figure, label]) => ({ figure, label })),
    },
    { blockType: 'richText', text },
  ],
})

const privacy = (dealer: LegalFacts) =>
  page(
    {
      slug: 'privacy-policy',
      title: 'Privacy policy',
      description: `What ${dealer.name} keeps about you, why, for how long, and how to see or correct it.`,
      intro: `What ${dealer.legalName} ("we") does with details about you: on this website, ${dealer.covers}.`,
      short: [
        ['Not sold', 'No list of names leaves us for money.'],
        ['2 years', 'After the last message, what you wrote is deleted.'],
        ['30 days', 'At the most, until you see it, correct it or have it deleted.'],
      ],
    },
    `
## What we collect
- What you type into a form: your name, phone, email, postcode, the ${dealer.stock[0]} you ask about and your message.
- What you tell us about a ${dealer.stock[0]} you sell or trade in: its registration, kilometres, condition and photos.
- When you sign in: your phone number or email, and a code that we send to it.
- A short list of pages you looked at before you wrote to us, so that the person who answers knows which ${dealer.stock[0]} you mean.

We do not ask for a copy of your driver licence or other identity papers on this website.

## Why, and what happens if you leave it out
We use these details to answer you, to hold a ${dealer.stock[0]}, to book a drive or a service, and to make an offer for yours. If you leave something out we may not be able to do that part. A phone number is never needed just to ask a question by email.

## Who else sees it
- The dealership or workshop you write to.
- ${dealer.lender ? `Our lender, ${dealer.lender}, and only when you ask for finance.` : 'Nobody for finance: we do not arrange credit through this site.'}
- The companies that run our email, text messages, card payments and hosting. Some keep data outside Australia, in New Zealand and the United States.

We do not sell lists. We send offers only to people who ticked the box, and each message has a way to stop them.

## Decisions made by a computer
The trade-in range and the repayment estimate on this site are worked out by a program from what you type. They are estimates. A person makes every offer and every decision about you.

## How long
Enquiries are kept for two years after the last message, then deleted. Records of a sale are kept for seven years, because the law says so. Photos of a ${dealer.stock[0]} you did not sell to us are deleted after 60 days.

## See it, correct it, delete it
Write to ${linked(dealer.email)}${dealer.phone ? ` or ring ${linked(dealer.phone)}` : ''}. We answer within 30 days. If you are not happy with the answer you can go to the Office of the Australian Information Commissioner at ${linked('oaic.gov.au')}.

${dealer.legalName}, ${dealer.address}. ${dealer.licence}.`,
  )

const terms = (dealer: LegalFacts) =>
  page(
    {
      slug: 'terms-and-conditions',
      title: 'Terms and conditions',
      description: `The terms on which ${dealer.name} offers ${dealer.stock[1]}, prices and bookings on this site.`,
      intro: `What holds when you look at a price, ask about a ${dealer.stock[0]} or book a time here.`,
      short: [
        ['The lower', 'If two prices of ours disagree, that is the one you pay.'],
        ['A guide', 'What the site says about your trade-in. In writing it is an offer.'],
        ['Yours', 'Every right under the Australian Consumer Law. No line here takes one away.'],
      ],
    },
    `
## Prices
Prices are in Australian dollars and include GST. **Drive away** means everything: the ${dealer.stock[0]}, registration, stamp duty, compulsory third-party insurance and dealer delivery, for a private buyer at our address. **Excl. Govt. Charges** means registration, stamp duty and compulsory third-party insurance are added for your state, and we tell you the full amount before you sign anything. If two prices of ours disagree, you pay the lower one.

## Pictures and descriptions
We check each page against the ${dealer.stock[0]}. Marks that we know of are described. Photographs may show the same model and colour when a ${dealer.stock[0]} has just arrived. Distances, weights and fuel figures come from the maker unless the page says that we measured them.

## Availability
A ${dealer.stock[0]} shown here is in stock when the page is made. It can sell in the yard while you read. A question or a saved ${dealer.stock[0]} does not hold it.

${dealer.reserve ? `## Reserving online\n${dealer.reserve}` : `## Holding a ${dealer.stock[0]}\nAsk us and we will hold it until the end of the next trading day, at no charge, for as long as you are on your way.`}

${dealer.lender ? `## Finance\nRepayments are estimates for approved applicants. The comparison rate stands beside every repayment and is true only for the example given. Credit is provided by ${dealer.lender}, which makes its own checks.\n` : ''}
## Trade-in estimates
The range you get online is a guide and not an offer. It assumes a clear title and the condition that you described. We confirm the price in writing after we have seen it.

## Your rights
${dealer.rights} Nothing on this page takes away the rights that the Australian Consumer Law gives you.

## Using this site
You may save, print and share pages for your own use. Please do not copy our photographs or send forms by machine.

${dealer.legalName}, ${dealer.address}. ${dealer.licence}.`,
  )

const complaint = (dealer: LegalFacts) =>
  page(
    {
      slug: 'pages/handling-complaint',
      title: 'Handling complaints',
      description: `How to complain to ${dealer.name}, who answers, by when, and where to go after that.`,
      intro: 'We would rather hear it than not. This is what happens when you complain.',
      short: [
        ['1 day', 'Of business, until a named person answers.'],
        ['10 days', 'Of business, and most of them are settled.'],
        ['30 days', 'Our limit, whatever it is.'],
      ],
    },
    `
## 1. Tell us
Ring, write or come in: ${linked(dealer.complaints)}. Say what went wrong, what you would like us to do, and how to reach you. You do not need to use a form.

## 2. We confirm it
You get an answer from a named person within one business day, with a number for your complaint.

## 3. We look into it
That person talks to everybody involved, looks at the paperwork and, if it helps, at the ${dealer.stock[0]}. Most complaints are settled within ten business days. If yours takes longer we tell you why, and when you will hear next. Thirty days is our limit.

## 4. You get a decision in writing
With reasons, and with what we will do about it.

## If you are still unhappy
- ${linked(dealer.regulator)}
- About privacy: Office of the Australian Information Commissioner, ${linked('oaic.gov.au')}.
- ${dealer.lender ? `About credit: Australian Financial Complaints Authority, ${linked('afca.org.au')}.` : 'About a warranty: the maker named in your book.'}

Going there costs you nothing, and we will not treat you differently for it.`,
  )

const accessibility = (dealer: LegalFacts) =>
  page(
    {
      slug: 'pages/accessibility',
      title: 'Accessibility',
      description: `How ${dealer.name} makes this site usable for everybody, what does not work yet, and whom to tell.`,
      intro: `Everybody should be able to find a ${dealer.stock[0]} here, with or without a mouse, a screen, or good eyesight.`,
      short: [
        ['AA', 'Of the Web Content Accessibility Guidelines 2.2 is what we aim for.'],
        ['400%', 'Of zoom, and the page still works.'],
        ['2 days', 'Of business, until you have an answer from us.'],
      ],
    },
    `
## What we aim for
The Web Content Accessibility Guidelines 2.2, level AA. We check pages with a keyboard, with a screen reader, at 400 per cent zoom and on a small phone, and we test each change by machine.

## What works
- Every page can be used with the keyboard alone, and shows where you are.
- Filters, sliders and galleries have buttons or boxes that do the same job.
- Forms say in words what is missing, and keep what you typed.
- Reading, searching and writing to us works without JavaScript.
- Movement stops when your device asks for less of it.

## What does not, yet
- Some older photographs have short descriptions.
- History reports are files made by another company, and not all of them read well aloud. Ask and we will read one to you.

## At the yard
Step-free entrance, an accessible toilet, and parking beside the door. Test drives can come to you.

## Tell us
If something gets in your way, ${dealer.phone ? `ring ${linked(dealer.phone)} or ` : ''}write to ${linked(dealer.email)}. We answer within two business days and fix what we can.`,
  )

const survey = (dealer: LegalFacts): PageDefinition => ({
  slug: 'customer-feedback-survey',
  title: 'Tell us how we did',
  seo: {
    title: 'Customer feedback',
    description: `Tell ${dealer.name} what went well and what did not.`,
    noindex: true,
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Tell us how we did',
      text: 'Good or bad, we read all of it on Monday morning. You are just as welcome to say it in public.',
    },
    { blockType: 'enquiryForm', heading: 'What should we know?', intent: 'feedback' },
  ],
})

export const legalPages = (dealer: LegalFacts): PageDefinition[] =>
  [privacy, terms, complaint, accessibility, survey].map((make) => make(dealer))
