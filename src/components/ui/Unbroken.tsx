/** So long a word has room on a line of its own on the smallest phone. */
const LONGEST = 16
const HYPHENED = /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u

/** Words with a hyphen, whole on one line: of a heading or a button, "Trade-" at the end of a line reads as a slip. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(HYPHENED).map((part, index) =>
    index % 2 && part.length <= LONGEST ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
