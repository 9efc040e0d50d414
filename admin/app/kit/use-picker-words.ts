import { useWords } from '../i18n/words.ts'

/** Texts of an autocomplete: the library's own are English. */
export const usePickerWords = () => {
  const { common, inputs } = useWords()
  return {
    clearText: common.clear,
    openText: common.open,
    closeText: common.close,
    loadingText: common.loading,
    noOptionsText: inputs.notFound,
  }
}
