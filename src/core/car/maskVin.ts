const SHOWN_START = 3
const SHOWN_END = 4

/** `JTE**********0001`: enough to recognise a VIN, too little to misuse it. */
export const maskVin = (vin: string | null | undefined): string | null =>
  vin && vin.length > SHOWN_START + SHOWN_END
    ? vin.slice(0, SHOWN_START) + '*'.repeat(vin.length - SHOWN_START - SHOWN_END) + vin.slice(-SHOWN_END)
    : null
