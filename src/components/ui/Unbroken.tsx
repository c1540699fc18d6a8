/** So long a word has room on a line of its own on the smallest phone. */
const LONGEST = 16
const HYPHENED = /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u

/**
 * Words with a hyphen, whole on one line: of a heading or a button, "Trade-" at the end of a line reads as a slip.
 * Not in a span: many parts style the spans in them, and a word would look like their small print.
 */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(HYPHENED).map((part, index) =>
    index % 2 && part.length <= LONGEST ? (
      <bdi key={index} className="unbroken">
        {part}
      </bdi>
    ) : (
      part
    ),
  )
