const SHOWN_START = 3
const SHOWN_END = 4

/** Privacy: enough of a VIN to recognise it, too little to misuse it: `JTE**********0001`. */
export const maskVin = (vin: string | null | undefined): string | null =>
  vin && vin.length > SHOWN_START + SHOWN_END
    ? vin.slice(0, SHOWN_START) + '*'.repeat(vin.length - SHOWN_START - SHOWN_END) + vin.slice(-SHOWN_END)
    : null
