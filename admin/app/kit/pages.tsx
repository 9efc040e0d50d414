import { Pagination, type PaginationProps } from '@mui/material'
import { useWords } from '../i18n/words.ts'

/** The way from page to page. */
export const Pages = ({ onPage, ...given }: Omit<PaginationProps, 'onChange'> & { onPage: (page: number) => void }) => {
  const { common } = useWords()
  return (
    <Pagination
      {...given}
      aria-label={common.pages}
      onChange={(_, page) => onPage(page)}
      getItemAriaLabel={(type, page) => (type === 'page' && page ? common.page(page) : type === 'next' ? common.next : common.back)}
    />
  )
}
