import { starter } from '../../starter-entry.ts'

export const pagesServices = starter('page', [
  {
    id: 11,
    slug: 'service-center',
    attributes: {
      title: {
        kz: 'Қызмет көрсету орталығы',
        ru: 'Центр обслуживания',
        en: 'Service centre',
      },
      path: 'service-center',
      type: 'static',
      seo: {
        title: {
          kz: 'Қызмет көрсету орталығы: анықтама, мұрағат\u00a0– Нархоз университеті',
          ru: 'Центр обслуживания: справки и архив\u00a0— Университет Нархоз',
          en: 'Service centre: certificates and archive – Narxoz University',
        },
        description: {
          kz: 'Анықтамалар, транскрипт, мұрағат құжаттары, дипломның телнұсқасы және түлектерге қызмет: құны, мерзімі және онлайн өтініш.',
          ru: 'Справки, транскрипты, архивные документы, дубликат диплома и услуги выпускникам: цены, сроки и онлайн-заявление.',
          en: 'Certificates, transcripts, archive documents, duplicate diplomas and alumni services: prices, time and online requests.',
        },
      },
      banner: {
        title: {
          kz: 'Барлық қағаз бір терезеден',
          ru: 'Все бумаги в одном окне',
          en: 'All your documents in one place',
        },
        lead: {
          kz: 'Он жеті қызметтің он бірі онлайн көрсетіледі. Өзіңіз келсеңіз, кезек орта есеппен жеті минуттан аспайды.',
          ru: 'Одиннадцать услуг из семнадцати доступны онлайн. Если всё же приходить, очередь в среднем не дольше семи минут.',
          en: 'Eleven of our seventeen services are online. If you do come in, the wait is seven minutes on average.',
        },
        link: {
          text: {
            kz: 'Анықтамаға өтініш беру',
            ru: 'Заказать справку',
            en: 'Request a certificate',
          },
          url: '/service-center?modal=archive-info',
        },
      },
      blocks: [
        {
          id: 3112,
          type: 'cards',
          group: 1,
          position: 1,
          title: {
            kz: 'Онлайн өтініштер',
            ru: 'Онлайн-заявления',
            en: 'Online requests',
          },
          items: [
            {
              title: {
                kz: 'Мұрағат анықтамасы',
                ru: 'Архивная справка',
                en: 'Archive certificate',
              },
              desc: {
                kz: '<p>Оқыған кезеңді, мамандықты немесе дипломның шынайылығын растау үшін.</p>',
                ru: '<p>Чтобы подтвердить период учёбы, специальность или подлинность диплома.</p>',
                en: '<p>To confirm when and what you studied, or that your diploma is genuine.</p>',
              },
              link: {
                text: {
                  kz: 'Өтініш ашу',
                  ru: 'Открыть форму',
                  en: 'Open the form',
                },
                url: '/service-center?modal=archive-info',
              },
            },
            {
              title: {
                kz: 'Транскрипт',
                ru: 'Транскрипт',
                en: 'Transcript',
              },
              desc: {
                kz: '<p>Үш тілдегі бағалар тізімі, қажет болса апостильге дайын түрде.</p>',
                ru: '<p>Перечень оценок на трёх языках, при необходимости готовый под апостиль.</p>',
                en: '<p>A record of marks in three languages, ready for an apostille if needed.</p>',
              },
              link: {
                text: {
                  kz: 'Транскрипт сұрау',
                  ru: 'Запросить транскрипт',
                  en: 'Request a transcript',
                },
                url: '/service-center?modal=transcript',
              },
            },
            {
              title: {
                kz: 'Түлектер кездесуі',
                ru: 'Встреча выпускников',
                en: 'Alumni meeting',
              },
              desc: {
                kz: '<p>Курстастарыңызды жинағыңыз келсе, аудитория мен экскурсия ұйымдастырып береміз.</p>',
                ru: '<p>Хотите собрать однокурсников? Поможем с аудиторией и экскурсией.</p>',
                en: '<p>Bringing your classmates together? We provide a room and a tour.</p>',
              },
              link: {
                text: {
                  kz: 'Кездесу белгілеу',
                  ru: 'Назначить встречу',
                  en: 'Arrange a meeting',
                },
                url: '/service-center?modal=meeting',
              },
            },
            {
              title: {
                kz: 'Жетістік жолы',
                ru: 'История успеха',
                en: 'Success story',
              },
              desc: {
                kz: '<p>Түлектер туралы айдарға өз хикаяңызды жіберіңіз, редактор хабарласады.</p>',
                ru: '<p>Пришлите свою историю для рубрики о выпускниках, редактор свяжется с вами.</p>',
                en: '<p>Send your story for our alumni column and an editor will be in touch.</p>',
              },
              link: {
                text: {
                  kz: 'Хикая жіберу',
                  ru: 'Отправить историю',
                  en: 'Send your story',
                },
                url: '/service-center?modal=success-story',
              },
            },
          ],
        },
        {
          id: 3113,
          type: 'table',
          group: 2,
          position: 2,
          title: {
            kz: 'Қызмет құны мен мерзімі',
            ru: 'Цены и сроки',
            en: 'Prices and time',
          },
          columns: [
            {
              title: {
                kz: 'Қызмет',
                ru: 'Услуга',
                en: 'Service',
              },
            },
            {
              title: {
                kz: 'Мерзімі',
                ru: 'Срок',
                en: 'Time',
              },
            },
            {
              title: {
                kz: 'Құны',
                ru: 'Стоимость',
                en: 'Price',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Оқу орнынан анықтама',
                    ru: 'Справка с места учёбы',
                    en: 'Proof of study',
                  },
                },
                {
                  text: {
                    kz: 'онлайн 4 минут, терезеде 15',
                    ru: 'онлайн 4 минуты, в окне 15',
                    en: '4 minutes online, 15 at the window',
                  },
                },
                {
                  text: {
                    kz: 'тегін',
                    ru: 'бесплатно',
                    en: 'free',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Әскерге шақыруды кейінге қалдыру анықтамасы',
                    ru: 'Справка для отсрочки от призыва',
                    en: 'Certificate for deferment of service',
                  },
                },
                {
                  text: {
                    kz: '1 жұмыс күні',
                    ru: '1 рабочий день',
                    en: '1 working day',
                  },
                },
                {
                  text: {
                    kz: 'тегін',
                    ru: 'бесплатно',
                    en: 'free',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Мөр басылған транскрипт',
                    ru: 'Транскрипт с печатью',
                    en: 'Stamped transcript',
                  },
                },
                {
                  text: {
                    kz: '3 жұмыс күні',
                    ru: '3 рабочих дня',
                    en: '3 working days',
                  },
                },
                {
                  text: {
                    kz: '3\u00a0000 теңге',
                    ru: '3\u00a0000 тенге',
                    en: '3,000 tenge',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Мұрағат анықтамасы',
                    ru: 'Архивная справка',
                    en: 'Archive certificate',
                  },
                },
                {
                  text: {
                    kz: '7 жұмыс күні',
                    ru: '7 рабочих дней',
                    en: '7 working days',
                  },
                },
                {
                  text: {
                    kz: '4\u00a0500 теңге',
                    ru: '4\u00a0500 тенге',
                    en: '4,500 tenge',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Диплом телнұсқасы',
                    ru: 'Дубликат диплома',
                    en: 'Duplicate diploma',
                  },
                },
                {
                  text: {
                    kz: '30 күн',
                    ru: '30 дней',
                    en: '30 days',
                  },
                },
                {
                  text: {
                    kz: '18\u00a0000 теңге',
                    ru: '18\u00a0000 тенге',
                    en: '18,000 tenge',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3114,
          type: 'steps',
          group: 3,
          position: 3,
          title: {
            kz: 'Алыстан қалай алуға болады',
            ru: 'Как получить дистанционно',
            en: 'Getting documents from afar',
          },
          items: [
            {
              title: {
                kz: 'Өтінішті толтыру',
                ru: 'Заполните заявление',
                en: 'Fill in the request',
              },
              desc: {
                kz: '<p>Түскен және бітірген жылыңыз бен мамандығыңызды бұрынғы атымен жазыңыз: мұрағатта сол бойынша ізделеді.</p>',
                ru: '<p>Укажите годы поступления и окончания и специальность под прежним названием: архив ищет по нему.</p>',
                en: '<p>Give the years you entered and left and the name your course had then: the archive searches by it.</p>',
              },
            },
            {
              title: {
                kz: 'Құжатты тіркеу',
                ru: 'Приложите документы',
                en: 'Attach your documents',
              },
              desc: {
                kz: '<p>Жеке куәлік пен диплом көшірмесін pdf, jpg, png немесе webp түрінде жүктейсіз.</p>',
                ru: '<p>Загрузите копии удостоверения и диплома в формате pdf, jpg, png или webp.</p>',
                en: '<p>Upload copies of your identity card and diploma as pdf, jpg, png or webp.</p>',
              },
            },
            {
              title: {
                kz: 'Дайын болғанда алу',
                ru: 'Получите готовое',
                en: 'Collect the result',
              },
              desc: {
                kz: '<p>Пошта, курьер немесе сенімді өкіл арқылы. Электрондық нұсқасы QR-кодымен бірге хатқа жіберіледі.</p>',
                ru: '<p>Почтой, курьером или через доверенное лицо. Электронная версия с QR-кодом придёт письмом.</p>',
                en: '<p>By post, by courier or through a person you trust. An electronic copy with a QR code comes by email.</p>',
              },
            },
          ],
        },
        {
          id: 3115,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Ерекше жағдайлар',
            ru: 'Особые случаи',
            en: 'Special cases',
          },
          items: [
            {
              title: {
                kz: 'Тегім өзгерді',
                ru: 'Я сменила фамилию',
                en: 'My surname has changed',
              },
              text: {
                kz: '<p>Неке не тегін ауыстыру туралы куәлікті тіркеңіз. Анықтама құжаттағы бұрынғы тегіңізге, жақшада жаңасы көрсетіле отырып беріледі.</p>',
                ru: '<p>Приложите свидетельство о браке или смене фамилии. Справку выдают на прежнюю фамилию, новую указывают в скобках.</p>',
                en: '<p>Attach the certificate of marriage or change of name. The document is issued in your former name with the new one in brackets.</p>',
              },
            },
            {
              title: {
                kz: 'Басқа адам алып кете ала ма?',
                ru: 'Может ли забрать другой человек?',
                en: 'Can someone else collect it?',
              },
              text: {
                kz: '<p>Нотариалды сенімхат немесе цифрлық қолтаңба қойылған өтініш болса, басқа адам да ала алады.</p>',
                ru: '<p>Да, по нотариальной доверенности или заявлению с электронной подписью.</p>',
                en: '<p>Yes, with a notarised power of attorney or a request signed electronically.</p>',
              },
            },
            {
              title: {
                kz: 'Университет бұрын басқаша аталды',
                ru: 'Университет раньше назывался иначе',
                en: 'The university had another name',
              },
              text: {
                kz: '<p>Атау өзгерген жылдар туралы ресми анықтама бірге беріледі, бұл шетелдік жұмыс берушілер үшін маңызды.</p>',
                ru: '<p>Вместе с документом выдаём справку о переименованиях, это важно для зарубежных работодателей.</p>',
                en: '<p>A note on former names comes with the document, which matters to employers abroad.</p>',
              },
            },
          ],
        },
        {
          id: 3116,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Терезелер',
            ru: 'Окна',
            en: 'Windows',
          },
          items: [
            {
              title: {
                kz: 'Студенттерге қызмет',
                ru: 'Обслуживание студентов',
                en: 'Student services',
              },
              phone: '+7 (727) 377-11-30',
              email: 'service@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 110-кабинет',
                ru: 'Главный корпус, кабинет 110',
                en: 'Main building, room 110',
              },
              hours: {
                kz: 'Дүйсенбі–сенбі, 9:00–17:00',
                ru: 'Понедельник–суббота, 9:00–17:00',
                en: 'Monday–Saturday, 9:00–17:00',
              },
            },
            {
              title: {
                kz: 'Мұрағат',
                ru: 'Архив',
                en: 'Archive',
              },
              phone: '+7 (727) 377-11-31',
              email: 'archive@narxoz.example',
              address: {
                kz: 'Бас ғимарат, цокольдық қабат, 12-бөлме',
                ru: 'Главный корпус, цокольный этаж, комната 12',
                en: 'Main building, lower ground floor, room 12',
              },
              hours: {
                kz: 'Сейсенбі–бейсенбі, 10:00–16:00',
                ru: 'Вторник–четверг, 10:00–16:00',
                en: 'Tuesday–Thursday, 10:00–16:00',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 43,
    slug: 'library',
    attributes: {
      title: {
        kz: 'Кітапхана',
        ru: 'Библиотека',
        en: 'Library',
      },
      path: 'library',
      type: 'static',
      seo: {
        title: {
          kz: 'Ғылыми кітапхана\u00a0– Нархоз университеті',
          ru: 'Научная библиотека\u00a0— Университет Нархоз',
          en: 'Library – Narxoz University',
        },
        description: {
          kz: 'Кітапқа тапсырыс, электрондық дерекқорлар, вебинарлар, оқу залдары және кітапхана ережелері. Жұмыс уақыты мен байланыс.',
          ru: 'Заказ книг, электронные базы, вебинары, читальные залы и правила библиотеки. Часы работы и контакты.',
          en: 'Book orders, electronic databases, webinars, reading rooms and library rules. Opening hours and contacts.',
        },
      },
      banner: {
        title: {
          kz: 'Тыныштық, жарық және жарты миллион кітап',
          ru: 'Тишина, свет и полмиллиона книг',
          en: 'Quiet, light and half a million books',
        },
        lead: {
          kz: 'Экономика бойынша елдегі ең бай қорлардың бірі енді тек сөреде емес: оның үштен бірі экраныңызда ашылады.',
          ru: 'Одно из богатейших в стране собраний по экономике давно не только на полках: треть открывается на вашем экране.',
          en: 'One of the country’s richest collections in economics is no longer on shelves only: a third of it opens on your screen.',
        },
      },
      blocks: [
        {
          id: 3117,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Оқуға қолайлы орта',
            ru: 'Место, где хочется учиться',
            en: 'A place made for study',
          },
          lead: {
            kz: 'Төрт оқу залы, топпен жұмыс істейтін он екі бөлме және таңғы сегізден түнгі онға дейін ашық есік.',
            ru: 'Четыре читальных зала, двенадцать комнат для групп и двери, открытые с восьми утра до десяти вечера.',
            en: 'Four reading rooms, twelve rooms for groups and doors open from eight in the morning until ten at night.',
          },
          desc: {
            kz: '<p>Сирек кітаптар бөлмесінде 1920–1950 жылдардағы халық шаруашылығы жоспарлары мен Қазақстанның алғашқы статистикалық жинақтары сақталған. Оларды алдын ала келісіп, көшірмесімен немесе түпнұсқасымен жұмыс істеуге болады.</p>',
            ru: '<p>В зале редкой книги хранятся народнохозяйственные планы 1920–1950-х годов и первые статистические сборники Казахстана. По договорённости с ними можно работать в копиях или в оригинале.</p>',
            en: '<p>The rare book room keeps economic plans of the 1920s to 1950s and the first statistical yearbooks of Kazakhstan. By arrangement you can work with copies or originals.</p>',
          },
          facts: [
            {
              title: {
                kz: 'Қор көлемі',
                ru: 'Фонд',
                en: 'Holdings',
              },
              value: {
                kz: '512\u00a0000 дана',
                ru: '512\u00a0000 экземпляров',
                en: '512,000 items',
              },
            },
            {
              title: {
                kz: 'Электрондық кітап',
                ru: 'Электронных книг',
                en: 'E-books',
              },
              value: {
                kz: '168\u00a0000',
                ru: '168\u00a0000',
                en: '168,000',
              },
            },
            {
              title: {
                kz: 'Оқырман орны',
                ru: 'Мест для читателей',
                en: 'Reader places',
              },
              value: {
                kz: '540',
                ru: '540',
                en: '540',
              },
            },
          ],
        },
        {
          id: 3118,
          type: 'steps',
          group: 2,
          position: 2,
          title: {
            kz: 'Кітапты қалай алуға болады',
            ru: 'Как получить книгу',
            en: 'How to get a book',
          },
          items: [
            {
              title: {
                kz: 'Каталогтан табу',
                ru: 'Найдите в каталоге',
                en: 'Find it',
              },
              desc: {
                kz: '<p>Төмендегі тізімнен кітапты таңдап, бос екенін тексеріңіз.</p>',
                ru: '<p>Выберите книгу в списке ниже и проверьте, свободна ли она.</p>',
                en: '<p>Choose a book from the list below and check that it is available.</p>',
              },
            },
            {
              title: {
                kz: 'Тапсырыс беру',
                ru: 'Закажите',
                en: 'Order it',
              },
              desc: {
                kz: '<p>Мектебіңізді және алу тәсілін көрсетіңіз: абонементтен алу, оқу залы, электрондық көшірме немесе курьер.</p>',
                ru: '<p>Укажите школу и способ получения: абонемент, читальный зал, электронная копия или курьер.</p>',
                en: '<p>Give your school and how you want to receive it: at the lending desk, in the reading room, as an electronic copy or by courier.</p>',
              },
            },
            {
              title: {
                kz: 'Алып кету',
                ru: 'Заберите',
                en: 'Collect it',
              },
              desc: {
                kz: '<p>Хабарлама келген соң кітап үш күн сақталады. Мерзімі\u00a0– 21 күн, екі рет онлайн ұзартылады.</p>',
                ru: '<p>После уведомления книгу держат три дня. Срок\u00a0— 21 день, дважды продлевается онлайн.</p>',
                en: '<p>After our message the book is kept for three days. The loan is 21 days and can be renewed online twice.</p>',
              },
            },
          ],
        },
        {
          id: 3119,
          type: 'table',
          group: 3,
          position: 3,
          title: {
            kz: 'Жұмыс уақыты',
            ru: 'Часы работы',
            en: 'Opening hours',
          },
          columns: [
            {
              title: {
                kz: 'Бөлім',
                ru: 'Отдел',
                en: 'Section',
              },
            },
            {
              title: {
                kz: 'Дүйсенбі–жұма',
                ru: 'Понедельник–пятница',
                en: 'Monday–Friday',
              },
            },
            {
              title: {
                kz: 'Сенбі',
                ru: 'Суббота',
                en: 'Saturday',
              },
            },
            {
              title: {
                kz: 'Сессия кезінде',
                ru: 'В сессию',
                en: 'During exams',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Оқу залдары',
                    ru: 'Читальные залы',
                    en: 'Reading rooms',
                  },
                },
                {
                  text: {
                    kz: '8:00–22:00',
                    ru: '8:00–22:00',
                    en: '8:00–22:00',
                  },
                },
                {
                  text: {
                    kz: '9:00–18:00',
                    ru: '9:00–18:00',
                    en: '9:00–18:00',
                  },
                },
                {
                  text: {
                    kz: '24:00-ге дейін',
                    ru: 'до 24:00',
                    en: 'until 24:00',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Абонемент',
                    ru: 'Абонемент',
                    en: 'Lending desk',
                  },
                },
                {
                  text: {
                    kz: '9:00–19:00',
                    ru: '9:00–19:00',
                    en: '9:00–19:00',
                  },
                },
                {
                  text: {
                    kz: '10:00–16:00',
                    ru: '10:00–16:00',
                    en: '10:00–16:00',
                  },
                },
                {
                  text: {
                    kz: '21:00-ге дейін',
                    ru: 'до 21:00',
                    en: 'until 21:00',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Сирек кітаптар бөлмесі',
                    ru: 'Зал редкой книги',
                    en: 'Rare book room',
                  },
                },
                {
                  text: {
                    kz: '10:00–17:00',
                    ru: '10:00–17:00',
                    en: '10:00–17:00',
                  },
                },
                {
                  text: {
                    kz: '–',
                    ru: '–',
                    en: '–',
                  },
                },
                {
                  text: {
                    kz: '10:00–17:00',
                    ru: '10:00–17:00',
                    en: '10:00–17:00',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3120,
          type: 'cards',
          group: 4,
          position: 4,
          title: {
            kz: 'Зерттеушіге көмек',
            ru: 'Помощь исследователю',
            en: 'Help for researchers',
          },
          items: [
            {
              title: {
                kz: 'Дерекқорлар',
                ru: 'Базы данных',
                en: 'Databases',
              },
              desc: {
                kz: '<p>Scopus, Web of Science, EBSCO және ұлттық заң базасы кампустан да, үйден де ашылады.</p>',
                ru: '<p>Scopus, Web of Science, EBSCO и национальная база законов доступны с кампуса и из дома.</p>',
                en: '<p>Scopus, Web of Science, EBSCO and the national law database open from campus and from home.</p>',
              },
            },
            {
              title: {
                kz: 'Кітапханашы кеңесі',
                ru: 'Консультация библиографа',
                en: 'Ask a librarian',
              },
              desc: {
                kz: '<p>Отыз минуттық жеке кездесуде әдебиет іздеу мен сілтеме рәсімдеуді үйренесіз.</p>',
                ru: '<p>За тридцать минут личной встречи вы научитесь искать литературу и оформлять ссылки.</p>',
                en: '<p>In a half-hour meeting you learn to search the literature and to cite.</p>',
              },
            },
            {
              title: {
                kz: 'Түпнұсқалықты тексеру',
                ru: 'Проверка оригинальности',
                en: 'Originality check',
              },
              desc: {
                kz: '<p>Дипломды қорғаудан екі апта бұрын алдын ала тексертіп, ескертулерді түзетіп үлгересіз.</p>',
                ru: '<p>Проверьте диплом за две недели до защиты и успейте исправить замечания.</p>',
                en: '<p>Have your thesis checked two weeks before the defence and correct what is found.</p>',
              },
            },
          ],
        },
        {
          id: 3121,
          type: 'accordion',
          group: 5,
          position: 5,
          title: {
            kz: 'Ережелер',
            ru: 'Правила',
            en: 'Rules',
          },
          items: [
            {
              title: {
                kz: 'Кім жазыла алады?',
                ru: 'Кто может записаться?',
                en: 'Who may join?',
              },
              text: {
                kz: '<p>Студенттер мен қызметкерлер автоматты түрде тіркелген. Түлектер оқу залына түлек картасымен тегін кіреді, қала тұрғындары жылына 5\u00a0000 теңге төлейді.</p>',
                ru: '<p>Студенты и сотрудники записаны автоматически. Выпускники проходят в залы бесплатно по карте выпускника, горожане платят 5\u00a0000 тенге в год.</p>',
                en: '<p>Students and staff are enrolled automatically. Alumni use the reading rooms free of charge with the graduate card, city residents for 5,000 tenge a year.</p>',
              },
            },
            {
              title: {
                kz: 'Кітапты жоғалтып алсам?',
                ru: 'Что если я потеряю книгу?',
                en: 'What if I lose a book?',
              },
              text: {
                kz: '<p>Дәл сондай немесе кітапханашы келіскен басылым әкелесіз. Бұл мүмкін болмаса, нарықтық бағасы төленеді.</p>',
                ru: '<p>Принесите такую же книгу или согласованную с библиотекарем. Если это невозможно, оплачивают рыночную цену.</p>',
                en: '<p>Bring the same book or one agreed with the librarian; if that is impossible, you pay its market price.</p>',
              },
            },
            {
              title: {
                kz: 'Тамақ пен сусын',
                ru: 'Еда и напитки',
                en: 'Food and drink',
              },
              text: {
                kz: '<p>Қақпағы бар суға рұқсат, ал ас үшін бірінші қабатта жеке аймақ бар.</p>',
                ru: '<p>Вода с крышкой разрешена, для еды на первом этаже есть отдельная зона.</p>',
                en: '<p>Water with a lid is fine; there is a separate area for food on floor 1.</p>',
              },
            },
          ],
        },
        {
          id: 3122,
          type: 'contacts',
          group: 6,
          position: 6,
          title: {
            kz: 'Кітапханаға хабарласу',
            ru: 'Связаться с библиотекой',
            en: 'Contact the library',
          },
          items: [
            {
              title: {
                kz: 'Анықтама үстелі',
                ru: 'Справочный стол',
                en: 'Help desk',
              },
              phone: '+7 (727) 377-11-40',
              email: 'library@narxoz.example',
              address: {
                kz: 'Кітапхана ғимараты, 1-қабат',
                ru: 'Здание библиотеки, 1-й этаж',
                en: 'Library building, floor 1',
              },
              hours: {
                kz: 'Дүйсенбі–жұма, 8:00–22:00, сенбі, 9:00–18:00',
                ru: 'Понедельник–пятница, 8:00–22:00, суббота, 9:00–18:00',
                en: 'Monday–Friday, 8:00–22:00, Saturday, 9:00–18:00',
              },
            },
          ],
        },
      ],
    },
  },
])
