import { useWords } from '../../i18n/words.ts'
import { Tabs } from '../../kit/tabs.tsx'
import { type ListedProgram, programRow } from '../entries/program-row.ts'
import { RowList } from '../row-list/row-list.tsx'

type Level = { title: string; programs: readonly ListedProgram[] }

/** A school's programs in tabs by level of study: hardly anybody needs more than one. */
export const ProgramsByLevel = ({ levels, label }: { levels: readonly Level[]; label: string }) => {
  const words = useWords()
  return (
    <Tabs
      label={label}
      tabs={levels.map(({ title, programs }) => ({
        name: `${title} (${programs.length})`,
        content: <RowList rows={programs.map((program) => programRow(program, words))} />,
      }))}
    />
  )
}
