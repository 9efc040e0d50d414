import type { PaperTexts } from './paper-text.ts'

/** Guides and the report of the library, group 174. */
export const libraryGuides: PaperTexts = {
  8: {
    name: 'remote-access-to-databases',
    signedBy: 5,
    sections: [
      {
        title: { kz: 'Не ашылады', ru: 'Что открывается', en: 'What is open to you' },
        text: [
          {
            columns: [
              { kz: 'Дерекқор', ru: 'База данных', en: 'Database' },
              { kz: 'Мазмұны', ru: 'Содержание', en: 'Contents' },
              { kz: 'Үйден', ru: 'Из дома', en: 'From home' },
            ],
            rows: [
              [
                'Scopus',
                { kz: 'дәйексөз индексі, автор бейіні', ru: 'индекс цитирования, профили авторов', en: 'citation index, author profiles' },
                { kz: 'иә', ru: 'да', en: 'yes' },
              ],
              [
                'Web of Science',
                {
                  kz: 'дәйексөз индексі, журнал талдауы',
                  ru: 'индекс цитирования, анализ журналов',
                  en: 'citation index, journal reports',
                },
                { kz: 'иә', ru: 'да', en: 'yes' },
              ],
              [
                'EBSCO',
                {
                  kz: 'толық мәтінді мақалалар, бизнес-кейстер',
                  ru: 'полные тексты статей, бизнес-кейсы',
                  en: 'full-text articles, business cases',
                },
                { kz: 'иә', ru: 'да', en: 'yes' },
              ],
              [
                { kz: 'Ұлттық заң базасы', ru: 'Национальная база законов', en: 'National law database' },
                {
                  kz: 'нормативтік актілер мен сот шешімдері',
                  ru: 'нормативные акты и судебные решения',
                  en: 'legislation and court decisions',
                },
                { kz: 'иә', ru: 'да', en: 'yes' },
              ],
            ],
          },
          {
            kz: 'Студенттер, докторанттар мен қызметкерлер кіреді. Түлектер мен қала тұрғындары дерекқорларды тек кітапхана компьютерлерінде пайдаланады.',
            ru: 'Доступ имеют студенты, докторанты и сотрудники. Выпускники и горожане пользуются базами только на компьютерах библиотеки.',
            en: 'Students, doctoral students and staff may log in. Alumni and city residents use the databases on the library’s own computers only.',
          },
        ],
      },
      {
        title: { kz: 'Кіру қадамдары', ru: 'Как войти', en: 'Logging in' },
        text: [
          {
            kz: 'Дерекқордың бетінде «Мекеме арқылы кіру» түймесін басып, тізімнен «Narxoz University» атауын таңдаңыз.',
            ru: 'На странице базы нажмите «Вход через организацию» и выберите в списке «Narxoz University».',
            en: 'On the database’s page press “Sign in through your institution” and choose Narxoz University from the list.',
          },
          {
            kz: 'Жеке кабинеттің логині мен құпиясөзін, одан кейін телефонға келген екінші кілт кодын енгізіңіз. Сеанс сегіз сағатқа созылады.',
            ru: 'Введите логин и пароль личного кабинета, затем код второго ключа с телефона. Сеанс длится восемь часов.',
            en: 'Enter the login and password of your account, then the second-key code from your phone. A session lasts eight hours.',
          },
        ],
      },
      {
        title: { kz: 'Рұқсат етілген пайдалану', ru: 'Допустимое использование', en: 'Fair use' },
        text: [
          {
            kz: 'Мақаланы өз оқуы мен зерттеуі үшін сақтауға, басып шығаруға және одан дәйексөз алуға болады.',
            ru: 'Статьи можно сохранять и печатать для своей учёбы и исследований и цитировать.',
            en: 'Articles may be saved, printed and quoted for your own study and research.',
          },
          {
            kz: 'Бағдарламамен жаппай жүктеуге, бір сеанста жүзден көп мақала алуға және логинді басқаға беруге тыйым салынады: жеткізуші бүкіл университеттің қолжетімділігін жаба алады.',
            ru: 'Запрещено массово скачивать программой, брать больше ста статей за сеанс и передавать логин: поставщик может закрыть доступ всему университету.',
            en: 'Mass download by a program, more than a hundred articles in a session and lending a login are forbidden: the supplier may cut off the whole university.',
          },
        ],
      },
      {
        title: { kz: 'Кіре алмасаңыз', ru: 'Если войти не удаётся', en: 'If you cannot get in' },
        text: [
          {
            kz: 'Браузердің кэшін тазалап, VPN-ді өшіріңіз; сағаттың дұрыс тұрғанын тексеріңіз, әйтпесе екінші кілт коды қабылданбайды.',
            ru: 'Очистите кэш браузера и отключите VPN; проверьте часы на телефоне, иначе код второго ключа не примут.',
            en: 'Clear the browser’s cache and switch off any VPN; check the phone’s clock, or the second-key code will be refused.',
          },
          {
            kz: 'Көмек көрсететін АТ қызметі: 104-кабинет, +7 (727) 377-11-60, helpdesk@narxoz.example, дүйсенбі–сенбі, 8:00–20:00.',
            ru: 'Поможет ИТ-служба: кабинет 104, +7 (727) 377-11-60, helpdesk@narxoz.example, понедельник–суббота, 8:00–20:00.',
            en: 'The IT help desk will help: room 104, +7 (727) 377-11-60, helpdesk@narxoz.example, Monday–Saturday, 8:00–20:00.',
          },
        ],
      },
      {
        title: { kz: 'Жауапкершілік', ru: 'Ответственность', en: 'Responsibility' },
        text: [
          {
            kz: 'Ережені бұзған пайдаланушының қашықтан кіруі бір айға жабылады, қайталанса\u00a0– оқу жылының соңына дейін.',
            ru: 'Нарушителю удалённый доступ закрывают на месяц, при повторе\u00a0— до конца учебного года.',
            en: 'Whoever breaks these rules loses remote access for a month and, the second time, for the rest of the academic year.',
          },
        ],
      },
    ],
  },
  9: {
    name: 'references-and-bibliographies',
    signedBy: 3,
    sections: [
      {
        title: { kz: 'Қай үлгі қолданылады', ru: 'Какой стиль применять', en: 'Which style to use' },
        text: [
          {
            kz: 'Қазақ және орыс тілдеріндегі жұмыстар МемСТ 7.1-2003, ағылшын тіліндегілер APA (7-басылым) бойынша рәсімделеді. Бір жұмыста екі үлгіні араластыруға болмайды.',
            ru: 'Работы на казахском и русском оформляют по ГОСТ 7.1-2003, на английском\u00a0— по APA (7-е издание). Смешивать стили в одной работе нельзя.',
            en: 'Works in Kazakh and Russian follow GOST 7.1-2003, works in English APA (7th edition). The two are never mixed in one work.',
          },
        ],
      },
      {
        title: { kz: 'Мәтін ішіндегі сілтеме', ru: 'Ссылка в тексте', en: 'Citing in the text' },
        text: [
          {
            kz: 'МемСТ бойынша тік жақшада тізімдегі нөмірі мен беті беріледі: [7, 45-б.]. APA бойынша дөңгелек жақшада тегі, жылы және беті тұрады: (Tulegenov, 2019, p. 45).',
            ru: 'По ГОСТ в квадратных скобках дают номер в списке и страницу: [7, с. 45]. По APA в круглых скобках\u00a0— фамилия, год и страница: (Tulegenov, 2019, p. 45).',
            en: 'GOST puts the number in the list and the page in square brackets: [7, p. 45]. APA puts surname, year and page in round ones: (Tulegenov, 2019, p. 45).',
          },
          {
            kz: 'Дәйексөз сөзбе-сөз алынса, тырнақшаға салынады, қырық сөзден асса, жеке абзацпен шегініп жазылады. Өз сөзіңізбен айтсаңыз да, дереккөз көрсетіледі.',
            ru: 'Дословная цитата стоит в кавычках, длиннее сорока слов\u00a0— отдельным абзацем с отступом. При пересказе источник тоже указывают.',
            en: 'Exact words stand in quotation marks, and as an indented paragraph if there are more than forty. A paraphrase needs its source as well.',
          },
        ],
      },
      {
        title: { kz: 'Әдебиет тізімінің реті', ru: 'Порядок списка', en: 'Order of the list' },
        text: [
          {
            kz: 'Алдымен заңнама, одан кейін кітаптар мен мақалалар автордың тегі бойынша әліпбимен, соңында электрондық дереккөздер тізіледі.',
            ru: 'Сначала законодательство, затем книги и статьи по алфавиту фамилий, в конце электронные источники.',
            en: 'Legislation comes first, then books and articles by surname in alphabetical order, then electronic sources.',
          },
          {
            kz: 'Тізімде мәтінде кемінде бір рет аталған дереккөздер ғана болады.',
            ru: 'В списке стоят только источники, названные в тексте хотя бы раз.',
            en: 'Only sources named at least once in the text appear in the list.',
          },
        ],
      },
      {
        title: { kz: 'Үлгілер', ru: 'Образцы', en: 'Models' },
        text: [
          {
            columns: [
              { kz: 'Дереккөз', ru: 'Источник', en: 'Source' },
              { kz: 'Рәсімделуі', ru: 'Оформление', en: 'How it is written' },
            ],
            rows: [
              [
                { kz: 'Кітап', ru: 'Книга', en: 'Book' },
                {
                  kz: 'Төлегенов А. Б. Ақша саясаты және өңірлер.\u00a0– Алматы: Нархоз, 2019.\u00a0– 312 б.',
                  ru: 'Тулегенов А. Б. Денежная политика и регионы.\u00a0— Алматы: Нархоз, 2019.\u00a0— 312 с.',
                  en: 'Tulegenov, A. (2019). Monetary policy and the regions (312 pp.). Narxoz.',
                },
              ],
              [
                { kz: 'Мақала', ru: 'Статья', en: 'Article' },
                {
                  kz: 'Мусин С. Қалалық автобус және уақыт құны // Экономика және қала.\u00a0– 2024.\u00a0– №\u00a03.\u00a0– 18–31-б.',
                  ru: 'Мусин С. Городской автобус и цена времени // Экономика и город.\u00a0— 2024.\u00a0— №\u00a03.\u00a0— С. 18–31.',
                  en: 'Musin, S. (2024). The city bus and the price of time. Economics and the City, 3, 18–31.',
                },
              ],
              [
                { kz: 'Заң', ru: 'Закон', en: 'Statute' },
                {
                  kz: '«Білім туралы» Қазақстан Республикасының 2007 жылғы 27 шілдедегі №\u00a0319-III Заңы.',
                  ru: 'Закон Республики Казахстан от 27 июля 2007 года №\u00a0319-III «Об образовании».',
                  en: 'On Education, Law of the Republic of Kazakhstan No. 319-III (2007, July 27).',
                },
              ],
              [
                { kz: 'Сайт', ru: 'Сайт', en: 'Website' },
                {
                  kz: 'Халық саны [Электрондық ресурс].\u00a0– URL: example.org/population (жүгінген күні: 10.02.2025).',
                  ru: 'Численность населения [Электронный ресурс].\u00a0— URL: example.org/population (дата обращения: 10.02.2025).',
                  en: 'Population. (n.d.). Retrieved 10 February 2025 from example.org/population',
                },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Көмек', ru: 'Помощь', en: 'Help' },
        text: [
          {
            kz: 'Zotero бағдарламасында екі үлгі де бар; кітапхана оны орнатып, қолдануды отыз минуттық жеке кездесуде үйретеді.',
            ru: 'Оба стиля есть в программе Zotero; библиотека поможет её установить и за получасовую встречу научит пользоваться.',
            en: 'Zotero knows both styles; the library helps to install it and teaches its use in a half-hour meeting.',
          },
        ],
      },
    ],
  },
  11: {
    name: 'originality-check-guide',
    signedBy: 3,
    sections: [
      {
        title: { kz: 'Қандай жұмыстар тексеріледі', ru: 'Какие работы проверяют', en: 'What is checked' },
        text: [
          {
            columns: [
              { kz: 'Жұмыс', ru: 'Работа', en: 'Work' },
              { kz: 'Түпнұсқалық шегі, %', ru: 'Порог оригинальности, %', en: 'Least originality, %' },
              { kz: 'Қорғауға дейін', ru: 'До защиты', en: 'Before the defence' },
            ],
            rows: [
              [
                { kz: 'Бакалавр дипломы', ru: 'Диплом бакалавра', en: 'Bachelor’s thesis' },
                70,
                { kz: 'екі апта', ru: 'две недели', en: 'two weeks' },
              ],
              [
                { kz: 'Магистрлік диссертация', ru: 'Магистерская диссертация', en: 'Master’s dissertation' },
                80,
                { kz: 'екі апта', ru: 'две недели', en: 'two weeks' },
              ],
              [
                { kz: 'Докторлық диссертация', ru: 'Докторская диссертация', en: 'Doctoral dissertation' },
                90,
                { kz: 'үш ай', ru: 'три месяца', en: 'three months' },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Файлды тапсыру', ru: 'Сдача файла', en: 'Submitting the file' },
        text: [
          {
            kz: 'Жетекші келісім берген соң студент жұмысты жеке кабинет арқылы DOCX немесе мәтіні белгіленетін PDF түрінде жүктейді. Сурет түріндегі бет қабылданбайды.',
            ru: 'С согласия руководителя студент загружает работу в личном кабинете в DOCX или PDF с выделяемым текстом. Страницы-изображения не принимают.',
            en: 'With the supervisor’s consent the student uploads the work in the account as DOCX or as PDF with selectable text. Pages that are pictures are refused.',
          },
          {
            kz: 'Есеп екі жұмыс күнінде дайын болады. Бірінші тексеру мен екі қайта тексеру тегін.',
            ru: 'Отчёт готов за два рабочих дня. Первая проверка и две повторные бесплатны.',
            en: 'The report is ready in two working days. The first check and two more are free of charge.',
          },
        ],
      },
      {
        title: { kz: 'Не есепке алынбайды', ru: 'Что не учитывается', en: 'What is left out' },
        text: [
          {
            kz: 'Титул беті, әдебиет тізімі, рәсімделген дәйексөз, заң мәтіні мен ресми атаулар ұқсастыққа қосылмайды.',
            ru: 'Титульный лист, список литературы, оформленные цитаты, тексты законов и официальные названия в совпадения не входят.',
            en: 'The title page, the bibliography, marked quotations, texts of laws and official names do not count as matches.',
          },
          {
            kz: 'Дәйексөздің үлесі он бес пайыздан асса, жетекші оның қажеттігін жазбаша түсіндіреді.',
            ru: 'Если цитат больше пятнадцати процентов, руководитель письменно объясняет, зачем они нужны.',
            en: 'If quotations exceed fifteen per cent, the supervisor explains in writing why they are needed.',
          },
        ],
      },
      {
        title: { kz: 'Есепті оқу', ru: 'Как читать отчёт', en: 'Reading the report' },
        text: [
          {
            kz: 'Пайыздың өзі үкім емес: жетекші әр белгіленген үзіндіні қарап, «дәйексөз», «ортақ тіркес» немесе «көшірме» деп белгілейді.',
            ru: 'Сам процент ещё не приговор: руководитель просматривает каждый отмеченный отрывок и помечает его как цитату, общее выражение или списывание.',
            en: 'The figure alone is no verdict: the supervisor looks at each marked passage and calls it a quotation, a common phrase or copying.',
          },
          {
            kz: 'Әріп ауыстыру, көрінбейтін таңба қою немесе аударып көшіру табылса, жұмыс пайызына қарамай қайтарылады.',
            ru: 'Подмена букв, невидимые знаки и переводное заимствование ведут к возврату работы при любом проценте.',
            en: 'Swapped letters, invisible signs or copying by translation send a work back whatever its figure.',
          },
        ],
      },
      {
        title: { kz: 'Шекке жетпесе', ru: 'Если порог не достигнут', en: 'Below the limit' },
        text: [
          {
            kz: 'Студентке түзетуге жеті күн беріледі. Күмән қалса, ол үш мүшелі комиссия алдында жұмысын ауызша қорғайды, хаттама жеке іске тігіледі.',
            ru: 'На исправление даётся семь дней. Если сомнения остались, студент устно защищает работу перед комиссией из трёх человек, протокол подшивают в дело.',
            en: 'Seven days are given for corrections. If doubt remains, the student defends the work orally before a board of three and the minutes go on file.',
          },
        ],
      },
    ],
  },
  13: {
    name: 'library-report-2025-26',
    signedBy: 3,
    sections: [
      {
        title: { kz: 'Жыл көрсеткіштері', ru: 'Показатели года', en: 'The year in figures' },
        text: [
          {
            columns: [
              { kz: 'Көрсеткіш', ru: 'Показатель', en: 'Indicator' },
              { kz: '2024/25', ru: '2024/25', en: '2024/25' },
              { kz: '2025/26', ru: '2025/26', en: '2025/26' },
            ],
            rows: [
              [{ kz: 'Қор көлемі, дана', ru: 'Фонд, экземпляров', en: 'Holdings, items' }, 505_400, 512_000],
              [{ kz: 'Электрондық кітап', ru: 'Электронных книг', en: 'E-books' }, 151_000, 168_000],
              [{ kz: 'Залға келу', ru: 'Посещений залов', en: 'Visits to the rooms' }, 214_300, 229_800],
              [{ kz: 'Үйге берілген кітап', ru: 'Выдано на дом', en: 'Loans' }, 96_400, 91_700],
              [{ kz: 'Дерекқорлардан жүктелген мақала', ru: 'Скачано статей из баз', en: 'Articles downloaded' }, 612_000, 748_500],
              [{ kz: 'Түпнұсқалықты тексеру', ru: 'Проверок оригинальности', en: 'Originality checks' }, 3860, 4120],
            ],
          },
        ],
      },
      {
        title: { kz: 'Қордың өзгеруі', ru: 'Движение фонда', en: 'Changes in stock' },
        text: [
          {
            kz: 'Жыл ішінде 9\u00a0300 дана келіп, 2\u00a0700 дана шығарылды. Келген кітаптың 46 пайызы қазақ тілінде, бұрынғы жылы бұл үлес 39 пайыз еді.',
            ru: 'За год поступило 9\u00a0300 экземпляров, списано 2\u00a0700. На казахском 46 процентов новых книг против 39 годом раньше.',
            en: 'Over the year 9,300 items came in and 2,700 were withdrawn. Of the new books 46 per cent are in Kazakh, against 39 the year before.',
          },
          {
            kz: 'Оқырман өтініші бойынша 412 атау сатып алынды, оның ішінде ең көп сұралғаны деректерді талдау мен исламдық қаржы кітаптары болды.',
            ru: 'По просьбам читателей куплено 412 названий, чаще всего просили книги об анализе данных и исламских финансах.',
            en: 'At readers’ request 412 titles were bought; data analysis and Islamic finance were wanted most.',
          },
        ],
      },
      {
        title: { kz: 'Оқырмандарды оқыту', ru: 'Обучение читателей', en: 'Teaching readers' },
        text: [
          {
            kz: 'Он екі вебинарға 2\u00a0140 адам қатысты, 690 жеке кеңес берілді. Сауалнамада студенттердің 88 пайызы әдебиет іздеуді жақсы үйрендім деп жауап берді.',
            ru: 'В двенадцати вебинарах участвовали 2\u00a0140 человек, дано 690 личных консультаций. В опросе 88 процентов студентов ответили, что научились хорошо искать литературу.',
            en: 'Twelve webinars drew 2,140 people and 690 personal consultations were given. In a survey 88 per cent of students said they had learned to search well.',
          },
        ],
      },
      {
        title: { kz: 'Цифрлау', ru: 'Оцифровка', en: 'Digitisation' },
        text: [
          {
            kz: '1920–1935 жылдардағы 74 статистикалық жинақ сканерленіп, репозиторийде ашылды; бұл жоспардың үштен екісі.',
            ru: 'Отсканированы и открыты в репозитории 74 статистических сборника 1920–1935 годов, это две трети плана.',
            en: 'Seventy-four statistical yearbooks of 1920 to 1935 were scanned and opened in the repository, two thirds of the plan.',
          },
        ],
      },
      {
        title: { kz: 'Орындалмаған жұмыс', ru: 'Что не удалось', en: 'What was not achieved' },
        text: [
          {
            kz: 'Үшінші қабаттың желдеткіші ауыстырылмады: тендерге бір ғана өтінім түсті. Жұмыс 2026 жылдың күзіне қалдырылды.',
            ru: 'Не заменена вентиляция третьего этажа: на тендер пришла одна заявка. Работа перенесена на осень 2026 года.',
            en: 'The ventilation of floor 3 was not replaced: the tender drew a single bid. The work is put off to autumn 2026.',
          },
        ],
      },
      {
        title: { kz: 'Келесі жылдың міндеті', ru: 'Задачи на следующий год', en: 'Tasks for next year' },
        text: [
          {
            kz: 'Топтық бөлмелерді екеуге көбейту, қазақ тіліндегі оқулықтардың электрондық үлесін 60 пайызға жеткізу және қорды толық түгендеу.',
            ru: 'Добавить две групповые комнаты, довести долю электронных учебников на казахском до 60 процентов и полностью инвентаризировать фонд.',
            en: 'To add two group rooms, bring the electronic share of Kazakh textbooks to 60 per cent and take stock of the whole collection.',
          },
        ],
      },
    ],
  },
}
