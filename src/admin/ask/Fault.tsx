/** What was wrong with a form, read out when it comes. */
export const Fault = ({ words }: { words: string | null | undefined }) =>
  words ? (
    <p className="fc-fault" role="alert">
      {words}
    </p>
  ) : null
