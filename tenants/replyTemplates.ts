/** Texts from which the demo dealers' staff start their answers. */
export const replyTemplates = (noun: string): { title: string; text: string }[] => [
  {
    title: 'It is here',
    text: `Hi {first_name},

Thank you for asking about the {car}. It is here and ready to see. Which day suits you? I will have it at the front, with its keys and papers.

{me}
{dealer}`,
  },
  {
    title: 'Time for a test drive',
    text: `Hi {first_name},

The {car} is free for a drive this week. Please bring your driver licence. Would a morning or an afternoon be better?

{me}
{dealer}`,
  },
  {
    title: 'What is yours worth',
    text: `Hi {first_name},

To give you a written price I need five photos of your ${noun}: front, back, both sides and the odometer. You can answer this email with them.

{me}
{dealer}`,
  },
  {
    title: 'It has sold',
    text: `Hi {first_name},

The {car} has been sold. I have similar ones in stock: tell me what matters most to you, and I will send you what fits.

{me}
{dealer}`,
  },
]
