import { receiptWords } from './receipt.ts'
import { screenWords } from './screen-words.ts'

/** Texts of the screen for the status of a request. */
export const requestWords = screenWords(
  {
    title: 'Өтінім жағдайы',
    description: 'Нархоз университетіне жіберген өтініміңіздің қай кезеңде тұрғанын код пен байланыс дерегі арқылы біліңіз.',
    lead: 'Өтінім жіберілген соң берілген кодты және сол өтінімде көрсеткен электрондық поштаңызды не телефоныңызды жазыңыз.',
    form: 'Өтінімді тексеру',
    code: 'Өтінім коды',
    codeHint: 'Сегіз таңба, мысалы, AB2C-7XYZ. Код өтінім жіберілгеннен кейін көрсетіледі және растау хатында жазылады.',
    contact: 'Электрондық пошта немесе телефон',
    contactHint: 'Өтінімде көрсеткен деректеріңіздің бірі.',
    ask: 'Жағдайын білу',
    askAgain: 'Басқа өтінімді тексеру',
    blank: { title: 'Екі өрісті де толтырыңыз', field: 'Бұл өрісті толтырыңыз.' },
    missing: {
      title: 'Мұндай өтінім табылмады',
      text: 'Код пен байланыс дерегін тексеріңіз: екеуі де өтінімдегідей болуы керек. Сақтау мерзімі өткен өтінімдер жойылады.',
    },
    too_many: { title: 'Сұрау тым жиі түсіп жатыр', text: 'Бірнеше минуттан кейін қайталап көріңіз.' },
    unreachable: { title: 'Қазір жауап бере алмаймыз', text: 'Өтініміңіз сақталған. Бір минуттан кейін қайталап көріңіз.' },
    status: {
      received: { title: 'Өтінім қабылданды', text: 'Ол тиісті бөлімге жетті және өз кезегін күтіп тұр.' },
      in_work: { title: 'Өтінім қаралып жатыр', text: 'Маман онымен жұмыс істеп жатыр.' },
      answered: {
        title: 'Өтінімге жауап берілді',
        text: 'Көрсеткен поштаңызды немесе телефоныңызды қараңыз. Жауап келмесе, бізге жазып, өтінімнің кодын айтыңыз.',
      },
      waiting: {
        title: 'Өтінімге жауап дайын',
        text: 'Жауап хаты поштаңызға жіберіліп жатыр. Келмей жатса, кейінірек тексеріңіз немесе төмендегі нөмірге қоңырау шалып, өтінімнің кодын айтыңыз.',
      },
    },
    answerBy: 'Жауап беру мерзімі',
    office: 'Қарайтын бөлім',
    university: 'Байланыс орталығы',
    reminder: receiptWords.kz.reminder,
    late: 'Бұл мерзім өтіп кетті, кешірім сұраймыз. Көрсетілген нөмірге қоңырау шалып, өтінімнің кодын айтыңыз.',
    subject: 'Өтінім түрі',
    at: 'Жіберілген күні',
  },
  {
    title: 'Статус заявки',
    description: 'Узнайте по коду и контакту, на каком этапе находится заявка, отправленная в Университет Нархоз.',
    lead: 'Введите код, полученный после отправки заявки, и электронную почту или телефон, указанные в ней.',
    form: 'Проверить заявку',
    code: 'Код заявки',
    codeHint: 'Восемь знаков, например AB2C-7XYZ. Код показан после отправки и указан в письме с подтверждением.',
    contact: 'Электронная почта или телефон',
    contactHint: 'Один из контактов, указанных в заявке.',
    ask: 'Узнать статус',
    askAgain: 'Проверить другую заявку',
    blank: { title: 'Заполните оба поля', field: 'Заполните это поле.' },
    missing: {
      title: 'Такой заявки не нашлось',
      text: 'Проверьте код и контакт: оба должны быть такими же, как в заявке. Заявки, срок хранения которых истёк, удаляются.',
    },
    too_many: { title: 'Слишком частые запросы', text: 'Попробуйте ещё раз через несколько минут.' },
    unreachable: { title: 'Сейчас мы не можем ответить', text: 'Ваша заявка сохранена. Попробуйте ещё раз через минуту.' },
    status: {
      received: { title: 'Заявка получена', text: 'Она поступила в нужный отдел и ждёт своей очереди.' },
      in_work: { title: 'Заявка в работе', text: 'Ею занимается специалист.' },
      answered: {
        title: 'На заявку дан ответ',
        text: 'Проверьте почту или телефон, которые вы указали. Если ответа нет, напишите нам и назовите код заявки.',
      },
      waiting: {
        title: 'Ответ на заявку готов',
        text: 'Письмо с ответом отправляется на вашу почту. Если оно не приходит, проверьте позже или позвоните по номеру ниже и назовите код заявки.',
      },
    },
    answerBy: 'Ответим не позднее',
    office: 'Кто занимается',
    university: 'Контакт-центр',
    reminder: receiptWords.ru.reminder,
    late: 'Этот срок прошёл, приносим извинения. Позвоните по указанному номеру и назовите код заявки.',
    subject: 'Вид заявки',
    at: 'Дата отправки',
  },
  {
    title: 'Status of your request',
    description: 'Use your code and contact to check the status of a request you sent to Narxoz University.',
    lead: 'Enter the code you were given when you sent the request, and the email or phone number you gave in it.',
    form: 'Check a request',
    code: 'Request code',
    codeHint: 'Eight characters, for example AB2C-7XYZ. It was shown after sending and is in the confirmation email.',
    contact: 'Email or phone number',
    contactHint: 'Either of the contacts given in the request.',
    ask: 'Show the status',
    askAgain: 'Check another request',
    blank: { title: 'Fill in both fields', field: 'Please fill in this field.' },
    missing: {
      title: 'No such request was found',
      text: 'Check the code and the contact: both must be as in the request. Requests are deleted when their retention period ends.',
    },
    too_many: { title: 'Too many attempts', text: 'Please try again in a few minutes.' },
    unreachable: { title: 'We cannot answer right now', text: 'Your request is safe with us. Please try again in a minute.' },
    status: {
      received: { title: 'Your request has been received', text: 'It has reached the right office and is waiting its turn.' },
      in_work: { title: 'Your request is being worked on', text: 'A member of staff is dealing with it.' },
      answered: {
        title: 'Your request has been answered',
        text: 'Check the email or phone you gave. If no answer has come, write to us and quote the code of your request.',
      },
      waiting: {
        title: 'The answer to your request is ready',
        text: 'The email with it is on its way to you. If it does not come, check again later or call the number below and give the code of your request.',
      },
    },
    answerBy: 'Answer by',
    office: 'Handled by',
    university: 'Contact centre',
    reminder: receiptWords.en.reminder,
    late: 'This day has passed, and we apologise. Call the number above and give the code of your request.',
    subject: 'Type of request',
    at: 'Sent on',
  },
)

/** The words of that screen, in one language. */
export type RequestWords = (typeof requestWords)['kz']
