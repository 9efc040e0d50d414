/** Reads as Excel does: a quote is one only where a field begins, and what follows the closing one belongs to the field. */
export const cellsAt = (separator: string, csv: string) => {
  const cells: string[] = []
  let cell = ''
  let state: 'start' | 'plain' | 'quoted' = 'start'
  const end = () => {
    cells.push(cell)
    cell = ''
    state = 'start'
  }
  for (let at = 0; at < csv.length; at++) {
    const sign = csv.charAt(at)
    if (state === 'start' && sign === '"') state = 'quoted'
    else if (state === 'quoted' && sign === '"' && csv[at + 1] === '"') cell += csv[++at]
    else if (state === 'quoted' && sign === '"') state = 'plain'
    else if (state !== 'quoted' && (sign === separator || sign === '\r' || sign === '\n')) end()
    else {
      cell += sign
      if (state === 'start') state = 'plain'
    }
  }
  end()
  return cells
}

const isFormula = (cell: string) => /^[\p{C}\p{Z}\p{DI}\u2800"]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u.test(cell)

/** The cells of a CSV file that begin a formula for a reader of any separator. */
export const formulas = (csv: string) => [',', ';', '\t', '|'].flatMap((separator) => cellsAt(separator, csv).filter(isFormula))
