/** Answers about tricks and fakes, and what to do after one. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { ONLINE_ANSWER_FACTS } from "@/content/resources/facts/factsOfOnlineAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const SCAMS: readonly TaughtAnswer[] = [
  {
    id: "prize-message",
    title: "Is a message that says I’ve won a prize real?",
    ages: ["8-10", "11-13"],
    answer:
      "It’s almost certainly a trick: you can’t win a competition you never entered. A real prize is free. If they want a fee, a card number or a code, it’s a scam. Don’t tap, don’t reply and don’t pay. Show it to a grown-up you trust. It’s disappointing, but there never was a prize.",
    example:
      "A text tells Ola that she’s won a £500 phone. She only has to pay £1.99 for postage. With her card number, the thief could take far more than £1.99. So she types in nothing, and she loses nothing.",
    plan: `Think back: did you enter anything? Don’t use the link, but look for the competition on the company’s real site. With a grown-up, forward a strange text to ${BUYING_FACTS.scamTexts.figure}, which is free. Then delete it.`,
    pitfall: `There may be a clock counting down, so that you don’t stop to think. Put the screen away for ten minutes. If you’ve already typed something in or paid, you’re not in trouble. Tell a grown-up straight away, so they can call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on the card.`,
    page: "/resources/scams-and-games#the-free-coins",
    facts: ["scamTexts", "callTheBank"],
  },
  {
    id: "free-robux-sites",
    title: "Do websites with free Robux or V-Bucks really work?",
    ages: ["8-10", "11-13"],
    answer:
      "No, those sites don’t work: they’re traps. They want your password, or they get paid when you fill in their forms. Only the makers of a game can give away its coins. So real free coins come from the game itself, and nobody asks for your password. Close the page and don’t fill anything in. If you typed in your password, change it now with a grown-up you trust.",
    example:
      "A page offers Sam 10,000 free coins. First it wants his name, then a survey and then his password. Each step looks small, so he nearly carries on. There are no coins at the end. But a stranger would have had the key to his game.",
    plan: "Close the page first. If you typed in a password, change it with a grown-up’s help. Then turn on two-step verification, and press “Report” where you saw the offer.",
    pitfall:
      "A video may show loads of coins, but videos are easy to fake. A friend’s word isn’t proof either, because a thief may be using the account. If an offer needs your password or a download, the answer is no.",
    page: "/resources/scams-and-games#the-free-coins",
  },
  {
    id: "fake-game-admins",
    title: "Is a game admin who offers me free items or a giveaway real?",
    ages: ["8-10", "11-13"],
    answer:
      "No, almost never: real staff don’t message players to give things away. They never need your password, because they have tools of their own. A badge or a name like “Admin_Help” can be made by anybody. Don’t click and don’t trade. Report the account in the game and block it. Real events are in the game’s own news. If you gave away your password, change it today with a grown-up.",
    example:
      "“I’m a mod. Give me your log-in and you’ll get 5,000 gems.” Tess looks at the account: it’s four days old. She reports it. The game’s news shows no giveaway. She keeps her pets and loses nothing.",
    plan: "Don’t answer. Open the game’s news page yourself, and look for the event. Take a picture of the chat, report it, and block. Tell somebody at home.",
    pitfall:
      "They may say that you’ll be banned if you don’t reply. That’s only meant to scare you. And a friend who “got it” may be a stolen account.",
    page: "/resources/scams-and-games#the-free-coins",
  },
  {
    id: "strangers-at-the-door",
    title: "What do I do if somebody at the door wants money or sells things?",
    ages: ["8-10", "11-13"],
    answer: `Keep the door shut, and get a grown-up. If you’re by yourself, don’t open it, and don’t say that you’re alone. You never have to be polite to a stranger at the door. A real collector has a badge and a sealed tin, and can come back. Your grown-up can ring the firm to check. Nobody honest needs cash this minute. If somebody won’t leave or scares you, a grown-up can call 101, and 999 if there’s danger.`,
    example:
      "A man tells Grandad that his roof is loose, and wants £600 in cash now. Grandad says, “No, thank you,” and shuts the door. A roofer whom he knows looks at it: nothing is wrong. He keeps his £600.",
    plan: "Agree at home who opens the door, and when. Put a note by it: “Stop, chain, check.” Learn one line: “We don’t buy at the door. Goodbye.”",
    pitfall:
      "Some use a sad story, a clipboard or a child. Two may come: one talks while the other goes round the back. So lock the back door first.",
    page: "/resources/giving#check-before-you-give",
  },
  {
    id: "qr-code-tricks",
    title: "Is it safe to scan a QR code?",
    ages: ["11-13"],
    answer:
      "Only scan a code if you know who put it there. A QR code is a link that you can’t read with your eyes. Thieves stick their own code over a real one, such as on a parking machine. It opens a fake page that asks for your card details. So look at the address before you open it, or type in the real one yourself. If you’ve typed something in, tell a grown-up now.",
    example:
      "Rosa’s aunt scans a code in a car park. The page wants £3.20 and all her card details. Rosa sees that the code is a sticker. They peel it, and there’s another code below. They pay with coins, and tell the car park.",
    plan: "Touch the code and feel for a sticker. Read the address that pops up, letter by letter. If it looks odd or asks for a card, close it. Find the real site or app with a grown-up.",
    pitfall: `A code in a café or at a bus stop looks official, so people don’t think. “Scan to win” is the oldest bait. Don’t scan a code that a stranger sends you. If card details have gone in, the owner should call the bank at once, on ${BUYING_FACTS.callTheBank.figure} or the number on the card.`,
    page: "/resources/money-words#phishing",
    facts: ["callTheBank"],
  },
  {
    id: "delivery-fee-text",
    title: "Is a text that asks me to pay a parcel delivery fee real?",
    ages: ["11-13"],
    answer: `Don’t pay through the link, because texts like that are often fake. A parcel from abroad can have a real charge for tax or customs. But you can check it without the link. With a grown-up, type in the courier’s address yourself, and put in the parcel’s number. You can forward a fake text to ${BUYING_FACTS.scamTexts.figure}, which is free. If you’ve paid, the owner of the card should call the bank right away, on ${BUYING_FACTS.callTheBank.figure} or the number on the card.`,
    example:
      "A text asks Hugo’s mum for £1.99. The link ends in odd letters. She types in the courier’s real address, and no fee is due. If she’d paid, the thief would have had her card number, and could take much more than £1.99.",
    plan: "Read who sent the text, and don’t tap. Look up the parcel’s number in your order. Check it on the courier’s own page with a grown-up. Then forward the text and delete it.",
    pitfall:
      "The fee is tiny, so people pay without a thought. It’s your card number that they’re after. With a shop abroad, real charges can also come as a surprise. So read the page on delivery before you order, and add them to the price.",
    page: "/resources/money-words#phishing",
    facts: ["scamTexts", "callTheBank"],
  },
  {
    id: "link-from-a-friend",
    title: "Is it safe to tap a link that a friend sent me?",
    ages: ["11-13", "14-16"],
    answer:
      "Don’t tap it yet, even if it has your friend’s name on it. Somebody may have taken over the account and be messaging everyone. Ask your friend another way first, in person or by phone. If they didn’t send it, they need to know fast. If they did, you’ve only lost a minute. And never log in on a page that a link took you to.",
    example:
      "Zoe gets a message from Aled: “Is this you in the video?” She rings him, and he hasn’t sent anything. The link went to a copy of a log-in page. One call saved her account, and Aled could change his password.",
    plan: "Leave the link alone, and ask your friend in person or by phone. If it’s fake, tell them to change their password. Then report the message in the app, and warn the rest of the group.",
    pitfall: `The real danger comes when you log in on the fake page. If you typed in your password, change it at once on the real site. Change it anywhere else you use it. Then tell a grown-up you trust. If it was for a bank or a card, they call ${BUYING_FACTS.callTheBank.figure} or the number on the card. Tricks like this catch adults as well.`,
    page: "/resources/scams-and-games#a-message-from-a-friend",
    facts: ["callTheBank"],
  },
  {
    id: "whatsapp-code-theft",
    title: "Why has a friend asked me to send them a six-digit code?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Because somebody has taken your friend’s account and now wants yours. The code in your texts is the key to your own WhatsApp or Snapchat. Don’t send it to anybody. Ring your friend, so that they know. If you’ve sent it, log in again at once with your number, because that throws the thief out. Then set a PIN in the settings, and warn your contacts. You aren’t silly: the message came from a friend.",
    example:
      "“Hi, I sent my code to you by mistake, can you pass it on?” It’s from Isla’s number. Noor rings her. Isla lost her account an hour ago. Three of her friends were already asked for £50 each, which is £150.",
    plan: "Open the app’s settings, and turn on two-step verification with a PIN. Look at “linked devices”, and remove any that you don’t know. Tell your family the rule: codes stay with you.",
    pitfall:
      "The thief may keep your account for days and ask your gran for money. So tell your contacts another way. And don’t pay to get it back.",
    page: "/resources/scams-and-games#a-message-from-a-friend",
  },
  {
    id: "turning-on-two-step-login",
    title: "How do I turn on two-step login, and why should I?",
    ages: ["11-13", "14-16"],
    answer:
      "Open the account’s settings, look under “Security”, and switch on “two-step” or “2FA”. Then you need two things to get in: your password and a code. So a thief who has only your password stays out. The code comes by text or, better, from an app. Start with your e-mail, because it can reset all the rest. Write the backup codes on paper, and keep them at home. Never tell anybody a code.",
    example:
      "Somebody finds out Lewis’s game password. The game asks for a code, and the code goes to his mum’s phone. She didn’t ask for it. So they know, and change the password. He keeps £30 worth of skins.",
    plan: "With a grown-up, do three accounts: e-mail, then the one with money, then your favourite game. It takes about five minutes each. Put the backup codes in a drawer.",
    pitfall:
      "If you lose the phone and have no backup codes, it’s hard to get in. And a code that comes when you didn’t log in is an alarm. Don’t read it out. Change your password.",
    page: "/resources/money-words#two-step-verification",
  },
  {
    id: "fake-online-shop",
    title: "How can I tell whether an online shop is real or fake?",
    ages: ["11-13", "14-16"],
    answer:
      "Check three things: the price, the address and the way to pay. A price far below every other shop’s is a warning sign. So is a site with no address, or one that only takes bank transfers. Money sent that way can be hard to get back. Next, search for the shop’s name with the word “scam”. If one thing feels wrong, leave it and look somewhere else.",
    example:
      "Some trainers cost £60 in three shops, but £25 on a new site. It has no address, and it only takes bank transfers. That’s three warning signs. Kit closes the page, so he still has his £25.",
    plan: "Compare the price in two other shops. Look for an address, a way to send things back, and reviews elsewhere. Then show the page to a grown-up, and don’t pay by bank transfer.",
    pitfall: `A padlock and good reviews prove very little, because fake shops have them as well. The web address of a copy can be just one letter different. If money has gone, a grown-up should call the bank at once. The number is on the card, or they can call ${BUYING_FACTS.callTheBank.figure}.`,
    page: "/resources/scams-and-games#easy-money",
    facts: ["callTheBank"],
  },
  {
    id: "ai-voice-and-video-scams",
    title: "How do I spot a fake AI voice or video that asks for money?",
    ages: ["11-13", "14-16"],
    answer:
      "Often you can’t spot it, so check in another way. AI can copy a voice or a face from a short clip online. A call that sounds just like your cousin may not be your cousin. If a voice or a video asks for money, a code or a secret, hang up. Then ring that person on a number you already have. You can also agree on a family word that only you know.",
    example:
      "“Lola, I’ve lost my wallet, send £60 now!” It’s the voice of her brother, Tomi. She hangs up and rings the number she’s always had for him. He’s in the library, and his wallet is in his bag. That took one minute, and she still has her £60.",
    plan: "Tonight, agree on a family word, and never type it into a chat. Set your videos to friends only. If a famous person offers free money in a clip, don’t tap. Look for it on their real page, and report the clip.",
    pitfall: `People look for odd fingers or a stiff mouth, but the fakes get better all the time. What stays the same is the hurry and the secret. If you’ve already sent money, tell an adult now, and ring the bank on ${BUYING_FACTS.callTheBank.figure} together. Clever people fall for this, so there’s no shame in it.`,
    page: "/resources/scams-and-games#a-message-from-a-friend",
    facts: ["callTheBank"],
  },
  {
    id: "celebrity-crypto-giveaways",
    title: "Is a video of a celebrity who gives away crypto or cash real?",
    ages: ["11-13", "14-16", "parents"],
    answer: `No. “Send one coin, get two back” is always a scam, whoever’s face is on it. AI can make a famous person say anything, and thieves also take over real accounts. Nobody who wants to give needs your money first. Report the video, and don’t tap the link. Crypto that you’ve sent is very hard to get back. If you paid by card or from a bank account, tell a grown-up, who can call the bank on ${BUYING_FACTS.callTheBank.figure}.`,
    example:
      "A live video shows a billionaire. “Send £100 in crypto, and I’ll send £200.” It says that 5,000 people are watching, but those are bots. Tariq looks at the person’s real page: there’s nothing. He reports it.",
    plan: "Look at the account’s name, letter by letter. Search for the star’s name and “scam”. Show it to somebody at home. Report it.",
    pitfall:
      "A fake website may show your “winnings” going up. You just can’t take them out, or they ask for a fee first. That number is only a picture.",
    page: "/resources/scams-and-games#easy-money",
    facts: ["callTheBank"],
  },
  {
    id: "money-mule-bank-account",
    title: "Should I let somebody move money through my bank account?",
    ages: ["11-13", "14-16"],
    answer:
      "Never let them, not even once and not even for a friend. The money is probably stolen, and they want your name on it instead of theirs. Moving stolen money is a crime, so this is a trap. Say no, stop replying and keep the messages. Tell a grown-up you trust today. If money has come in, don’t send it on. If you’ve already said yes, telling someone is still the best thing you can do.",
    example:
      "An older boy offers Kai £40 to let £400 pass through his account. The £400 was stolen from a family. The bank would find Kai’s name on it, not the older boy’s. Kai says no and tells his aunt, who isn’t cross at all.",
    plan: `Say no, and don’t give anybody your card, PIN or codes. If money has arrived, don’t spend it or send it anywhere, not even back. With a grown-up, call your bank on ${BUYING_FACTS.callTheBank.figure} or the number on your card.`,
    pitfall:
      "The trap has many names: a quick job, a favour, or a mistake to “send back”. A friend who asks may not know it’s a trap. Keep one simple rule: only your own money goes in and out of your account.",
    page: "/resources/scams-and-games#easy-money",
    facts: ["callTheBank"],
  },
  {
    id: "passive-income",
    title: "What is passive income, and is it a scam?",
    ages: ["11-13", "14-16"],
    answer:
      "It means money that keeps coming after the work is done. Rent from a flat, interest on savings and pay for a song you wrote are real cases. But each one took money, time or skill first, and it can stop. People who sell “easy passive income” usually earn from you: they sell a course. If it were that easy, they’d do it themselves. So no promise, no fee, and no rush.",
    example:
      "A video sells a £49 course on dropshipping. 200 people buy it. 200 times £49 is £9,800 for the seller. Most buyers never sell anything. That was the passive income.",
    plan: "When you see a promise, ask three things. Who pays? What for? What does the person who tells me earn? Show it to a grown-up before you click.",
    pitfall:
      "Pictures of cars and cash prove nothing. They can be hired for a day. Never send money or your details to somebody who promises a fixed sum.",
    page: "/resources/scams-and-games#easy-money",
  },
  {
    id: "forex-and-money-flips",
    title: "Can forex or a “money flip” really double my money in a day?",
    ages: ["11-13", "14-16"],
    answer: `Nobody can double money in a day for sure, so a promise like that is a scam. Don’t send money or your details, and don’t click on the link. Block the account and report it, and show a grown-up today. Forex means swapping currencies. It’s real, but most people who try it lose, and you must be 18. If you’ve already paid, tell them now, so that they can call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on the card.`,
    example:
      "Somebody sends £50. The “trader” shows a picture that says £100, and asks for a £20 fee to pay it out. Then the account is gone. The £70 is lost, and the picture was made up.",
    plan: "Take a picture of the chat. Block and report the account. Show it to a grown-up the same day.",
    pitfall:
      "The first small payout may be real, to make you trust it. Then they ask for more. Anybody may be fooled, so it’s nothing to be ashamed of.",
    page: "/resources/scams-and-games#easy-money",
    facts: ["callTheBank"],
  },
  {
    id: "why-people-fall-for-scams",
    title: "Why do clever people fall for scams?",
    ages: ["11-13", "14-16", "teachers"],
    answer:
      "Because scams work on feelings, not on how clever you are. Fear, hope, love or a hurry can switch off careful thinking in anybody. The people behind them do it all day, and they practise. They also pick a moment when you’re tired or busy. So the best help isn’t being smart, it’s a rule: stop, and ask somebody. Blame only helps the thieves, because people who feel ashamed don’t tell.",
    example:
      "10,000 people get the same text: “Your parcel is held, pay £1.45.” Say 1 in 200 happens to wait for a parcel and pays. 10,000 divided by 200 is 50 people. They weren’t silly. It came on the wrong day.",
    plan: "When a message makes your heart beat faster, name the feeling: “I’m scared” or “I’m excited”. Wait ten minutes. Then show it to one person.",
    pitfall:
      "“That could never happen to me” is what most victims thought. If a friend was tricked, don’t laugh. Say, “It could have been me. Shall we tell somebody?”",
    page: "/resources/scams-and-games#a-message-from-a-friend",
  },
  {
    id: "gift-card-scams",
    title: "Why do scammers ask people to pay with gift cards?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Because a gift card is like cash: whoever has the code can spend it, and nobody knows who did. No bank, police force, tax office or shop ever wants to be paid that way. So if anybody asks for gift cards, it’s a scam. Don’t read out the code or send a photo of it. If you already did, contact the firm on the card at once. Tell a grown-up, who can call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on the card that paid.`,
    example:
      "A text from “the head teacher” asks Mr Lowe to buy five gift cards at £50 each. That’s £250. He walks to her office and asks. She knows nothing about it. He still has his £250.",
    plan: "Stop before you pay. Ask the person face to face, or on a number you already had. If a code has gone, keep the card and the receipt. Ask the firm to block what’s left.",
    pitfall:
      "They tell you not to talk to the cashier, because the cashier would warn you. The hurry and the secret are the trick. Being fooled isn’t your fault.",
    page: "/resources/money-words#gift-card",
    facts: ["callTheBank"],
  },
  {
    id: "hi-mum-texts",
    title: "What is the “Hi Mum” text scam, and how do I check it?",
    ages: ["11-13", "14-16", "parents"],
    answer: `It’s a text from a new number that says, “Hi Mum, I’ve lost my phone,” and then asks for money. It isn’t from your child. Ring the number that you’ve always had, before you do anything. If nobody picks up, ask something that only your child knows. You can forward the text to ${BUYING_FACTS.scamTexts.figure}, which is free. If money has gone, call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on the card.`,
    example:
      "“Hi Mum, this is my new number. Can you pay £480 for me today?” Mrs Reid rings her son’s old number. He’s at football, with his phone in his hand. She forwards the text and deletes it, and she has lost nothing.",
    plan: "Agree on a family word tonight. If a new number asks for money, ring the old one. If that fails, ring somebody who is with the person. Then forward and block.",
    pitfall:
      "Love makes people pay fast, and that’s what the thieves count on. They may write “Hi Dad” or “Hi Nan” as well. AI can copy a voice, so a short voice message proves nothing.",
    page: "/resources/scams-and-games#a-message-from-a-friend",
    facts: ["scamTexts", "callTheBank"],
  },
  {
    id: "keeping-grandparents-safe",
    title: "How can I help my gran or grandad to avoid scams?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Sit down with them, and agree on one rule: hang up, and ring you or the bank first. Write ${BUYING_FACTS.callTheBank.figure} on a card by the phone: it puts them through to most banks. Show them one fake text, and let them find what’s odd. Ask them for their own stories as well. Don’t laugh, because shame stops people from telling. A landline or phone company can also block many nuisance calls. Look in once a month.`,
    example:
      "Kezia makes a card for her nan: “1. Hang up. 2. Tea. 3. Call 159.” Two weeks later, a caller wants £750 “for the police”. Nan does all three. That card cost 5p and saved £750.",
    plan: "Make the card together, in big letters. Choose a family word. Set their phone to send unknown callers to voicemail, if they like that. Then play “real or fake” with three texts.",
    pitfall:
      "Don’t take over their phone or their bank: it’s their money. And don’t only warn them about computers, because many tricks come by phone, by post or at the door.",
    page: "/resources/scams-and-games#a-message-from-a-friend",
    facts: ["callTheBank"],
  },
  {
    id: "fake-bank-calls",
    title: "How do I know if it’s really the bank that is calling?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Hang up, wait a bit, and call the bank yourself on ${BUYING_FACTS.callTheBank.figure} or the number on the card. You can’t tell from the voice or the number on the screen, because both can be faked. A real bank doesn’t mind. It never asks for your full PIN or a code from a text. It never tells you to move money to a “safe account”. If you’ve told them anything, say so when you call.`,
    example:
      "A man says that thieves are in Gran’s account, and that she must move £1,900 now. Gran puts the phone down and has a cup of tea. Then she calls 159. Her bank hadn’t called her. The £1,900 is still there.",
    plan: "Put the phone down. Count to ten, or use another phone. Call the bank yourself. In some bank apps, you can also see whether the bank is calling you right now.",
    pitfall:
      "The caller may know your name and your last payment. That proves nothing, because such details leak. And a caller who says “don’t hang up” is the one to hang up on.",
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
    facts: ["callTheBank"],
  },
  {
    id: "phishing-emails",
    title: "How do I spot a phishing e-mail, and where do I send it?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Look for a hurry, a link and an odd address: those three together mean phishing. Don’t click, and don’t open what’s attached. Forward it to ${ONLINE_ANSWER_FACTS.scamEmails.figure}, and then delete it. Bad spelling used to give it away, but AI writes well. So check in another way: type in the firm’s address yourself, and log in there. If you typed in a password, change it now. If it was card details, the owner should call the bank on ${BUYING_FACTS.callTheBank.figure}.`,
    example:
      "An e-mail says that Oona’s film plan ends tonight unless she pays £7.99. The address ends in “-help-billing”. She opens the real app instead. Her plan is fine. She forwards the e-mail and bins it.",
    plan: "Read the sender’s whole address, after the @. Hold your finger or mouse on the link, and see where it goes. Then use the real site or app.",
    pitfall:
      "A logo is only a picture, and anybody can copy it. It’s easy to click on a phone, because you see less of the address. If you’ve clicked, tell a grown-up: it happens to teachers as well.",
    page: "/resources/money-words#phishing",
    facts: ["scamEmails", "callTheBank"],
  },
  {
    id: "card-details-on-a-fake-site",
    title: "I typed card details into a fake site: what should I do?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Freeze the card in the app now, and tell its owner. The owner should then call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on the card. The bank stops the card and sends a new one. If a payment wasn’t yours, the bank normally has to refund it by ${ONLINE_ANSWER_FACTS.unauthorisedRefund.figure}. Look at the account every day for a few weeks. If you also typed in a password, change it everywhere you use it. It isn’t your fault.`,
    example:
      "Yan types his aunt’s card into a page for cheap trainers. Ten minutes later, he sees that the address is wrong. He tells her. She freezes the card and rings. Nobody had used it yet, so they lose £0 and wait four days for a new card.",
    plan: "Freeze, tell, ring: do all three today. Take a picture of the page’s address. Then look at each payment in the app, even the small ones.",
    pitfall:
      "Thieves often try 99p first, to see whether the card works. So a tiny payment matters. And if “the bank” rings you the next day, hang up and dial the number yourself.",
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
    facts: ["callTheBank", "unauthorisedRefund"],
  },
  {
    id: "bank-account-hacked",
    title: "My bank account or card has been hacked: who do I ring?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Ring your bank straight away: ${BUYING_FACTS.callTheBank.figure} works for most banks, and the bank’s number is on your card. First freeze the card in the app, if you can. Say which payments weren’t yours. The bank can stop the card. It normally has to refund those payments by ${ONLINE_ANSWER_FACTS.unauthorisedRefund.figure}. Then change the passwords for your e-mail and your bank. If you aren’t grown up yet, ring with an adult. It isn’t your fault.`,
    example:
      "Noor sees two payments that aren’t hers, £24.99 and £15.01. Together, that’s £40. She freezes the card, and her dad rings the bank with her. The old card is stopped, and a new one is on its way. On the next working day, the £40 is back.",
    plan: `Freeze the card, and ring. Write down when you rang and what they said. Then report it, with an adult if you’re under 18. Call Report Fraud on ${BUYING_FACTS.reportFraud.figure}, or the police on 101 in Scotland. Look at the account every day for the next week.`,
    pitfall: `Thieves often ring a bit later and say that they’re the bank. They ask for a code, or want your money in a “safe account”. No bank does that. Hang up, and dial ${BUYING_FACTS.callTheBank.figure} yourself. If a trick made you send the money, tell the bank exactly that. There are rules about refunds for that as well.`,
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
    facts: ["callTheBank", "unauthorisedRefund", "reportFraud"],
  },
  {
    id: "reporting-a-scam",
    title: "How do I report a scam, and can I get the money back?",
    ages: ["14-16", "parents"],
    answer: `Call the bank first, on ${BUYING_FACTS.callTheBank.figure} or the number on the card: you often do get money back. Then call Report Fraud on ${BUYING_FACTS.reportFraud.figure}, or the police on 101 in Scotland. Forward texts to ${BUYING_FACTS.scamTexts.figure}. If you were tricked into a bank transfer, the bank normally has to refund up to ${ONLINE_ANSWER_FACTS.scamRefundMost.figure}, often within ${ONLINE_ANSWER_FACTS.scamRefundTime.figure}. It may keep ${BUYING_FACTS.scamRefund.figure}. With a card, ask for a chargeback. If you’re under 18, do it with an adult.`,
    example: `Mr Bell was tricked into sending £640. He tells his bank the same day. It keeps £100 and refunds the rest: £640 take away £100 is £540. He sends Report Fraud the messages.`,
    plan: `Write down what happened, when and how much. Keep the messages. Call the bank, and ask for the case number. If it says no, complain to it, and then to the Financial Ombudsman, which is free. You have ${ONLINE_ANSWER_FACTS.scamRefundClaim.figure} to claim for a transfer.`,
    pitfall:
      "Afterwards, somebody may offer to get your money back for a fee. That’s a second scam. Cash, gift cards, crypto and payments abroad are much harder to get back. So tell the bank fast, and don’t be ashamed.",
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
    facts: [
      "callTheBank",
      "reportFraud",
      "scamTexts",
      "scamRefund",
      "scamRefundMost",
      "scamRefundTime",
      "scamRefundClaim",
    ],
  },
  {
    id: "name-check-before-paying",
    title: "What does it mean if the name doesn’t match when I send money?",
    ages: ["14-16", "parents"],
    answer: `It means that the account belongs to somebody with another name, so stop and check. The check is called Confirmation of Payee. Your bank asks the other bank before the money goes. “Close match” is often just a spelling or a short name. “No match” is a real warning. Ring the person on a number you already know. If somebody tells you to ignore it, don’t pay. If you’ve paid and feel unsure, call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on the card.`,
    example:
      "Eve’s mum pays £60 for a club. She types “City Swim Club”. The bank says “no match”: it’s a person’s account. She rings the coach. The coach never sent that message. The £60 stays with her.",
    plan: "Type in the full name, as it is on the account. Read the answer slowly. If it isn’t a match, ring. For a large sum, send £1 first, and ask whether it came.",
    pitfall:
      "A match doesn’t prove that the deal is honest: a thief can use a real name too. And money sent after a “no match” may be harder to get back.",
    page: "/resources/money-words#bank-transfer",
    facts: ["callTheBank"],
  },
  {
    id: "puppy-and-holiday-scams",
    title: "How do I know if a puppy or a holiday home online is real?",
    ages: ["11-13", "14-16", "parents"],
    answer: `See it before you pay: the puppy with its mother at home, or the holiday home on a well-known site. If the seller won’t show it and wants a deposit by bank transfer, don’t pay. The photos are often copied, so search for them. A price that’s far too low is bait. Pay by card if you can, because that’s easier to get back. If money has gone, call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on the card.`,
    example:
      "A puppy costs £300, while others cost £900. The seller wants £150 today “to hold it”. Ivy’s mum asks for a video call, with today’s date on a piece of paper. There’s no reply. They keep the £150 and go to a rescue centre.",
    plan: "Search for the photo and the text of the advert. Ask for a visit or a video call. Read the contract. Pay by card, on the site itself.",
    pitfall:
      "Falling in love with a picture makes people hurry. With a holiday home, “the site is down, so pay me directly” is a sure sign. Real owners don’t mind questions.",
    page: "/resources/scams-and-games#easy-money",
    facts: ["callTheBank"],
  },
  {
    id: "fake-job-advert",
    title: "How do I tell whether a job advert is real or fake?",
    ages: ["14-16"],
    answer:
      "If it sounds like very easy money, it’s most likely fake. Real employers have an address, an interview and a contract. They never ask you to pay for training, a check or a kit first. They don’t hire by chat message after two minutes. Fake ones want your papers, your bank details or a “small deposit”. So look up the firm yourself, and ring the number on its own site. Show it to a grown-up before you reply.",
    example:
      "A text offers Ivo £150 a day for liking videos. On day one, he’s paid £5, so it looks true. On day two, he must put in £20 to “unlock” more. He stops there and shows his aunt. It cost him nothing.",
    plan: "Search for the firm’s name and the word “scam”. Find its real site, and look for the job there. Ask at home, “Would you trust this?” If not, block and report it.",
    pitfall: `The first small payment is bait, so being paid once proves nothing. If you’ve sent your papers or money, tell a grown-up today, because a quick call to the bank helps: ${BUYING_FACTS.callTheBank.figure} or the number on the card. Nobody is silly for falling for it. These people do it all day.`,
    page: "/resources/scams-and-games#the-job-that-finds-you",
    facts: ["callTheBank"],
  },
  {
    id: "pyramid-selling-and-mlm",
    title: "Is selling for a company that wants me to recruit a scam?",
    ages: ["14-16", "parents"],
    answer:
      "It may be. If the pay comes mainly from bringing in new people, it’s a pyramid scheme, and that’s against the law in the UK. In multi-level marketing, or MLM, there are real products, so it can be legal. But most people who join earn little or lose money. They pay for a kit first, and then for stock that they can’t sell. You must normally be 18. A real job pays you, and doesn’t charge you.",
    example:
      "Each person must find six more. After one step it’s 6, then 36, then 216. After ten steps, 6 times itself ten times is over 60 million. That’s nearly everybody in the UK. So it has to stop, and the last ones lose.",
    plan: "Ask three things. What do I pay first? Who buys the product if nobody joins? What do most people earn after costs? If they won’t say, leave.",
    pitfall:
      "It often comes from a friend or an aunt who believes in it. You can say, “I’m glad you’re happy, but it’s not for me.” Words such as “be your own boss” and “small group” are bait.",
    page: "/resources/money-words#ponzi-scheme",
  },
  {
    id: "bought-a-fake-ticket",
    title: "What can I do if the ticket I bought turns out to be fake?",
    ages: ["14-16", "parents"],
    answer: `Call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on the card, and say that the ticket was a fake. If a card paid, ask for a chargeback. If it was a bank transfer, say that you were tricked, because there are rules for refunds. Keep the advert, the chat and the ticket. Then report the seller to the site. Call Report Fraud on ${BUYING_FACTS.reportFraud.figure}, or 101 in Scotland. If you’re under 18, do it with an adult.`,
    example:
      "Mina’s mum pays a stranger £85 by bank transfer for a concert. At the gate, the code doesn’t work. She rings her bank the same evening. The bank looks into it, and refunds the money within the week.",
    plan: "Ask at the gate for a note that the ticket wasn’t valid. Take pictures of everything. Ring the bank that day. Next time, use the event’s own site and its own resale page.",
    pitfall:
      "A photo of a ticket is worth nothing, because it can be sold to ten people. “Pay as friends and family” takes your protection away. And nobody real says, “Only by transfer, and quickly.”",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
    facts: ["callTheBank", "reportFraud"],
  },
  {
    id: "buyer-who-overpays",
    title: "Why would a buyer pay me too much and ask for some of it back?",
    ages: ["14-16", "parents"],
    answer: `It’s a trick: the payment is fake or stolen, and what you send back is your own money. Later, the first payment disappears, and you’ve lost both. Don’t send anything back, and don’t post the item. Look in your real account, not at an e-mail or a picture. If money did come in, call the bank on ${BUYING_FACTS.callTheBank.figure}, and let it sort that out. Then report the buyer to the site.`,
    example:
      "Dev’s dad sells a bike for £120. The buyer “pays” £220 by mistake, and wants £100 back for the driver. The e-mail looks real, but there’s nothing in the account. If he’d sent £100, he’d have lost that and the bike.",
    plan: "Keep all messages inside the selling site. Wait until the money is in your account. If the sum is wrong, stop and ask the site. Under 18, let an adult sell for you.",
    pitfall:
      "A cheque can look fine and still bounce a week later. “My courier will collect it, just pay him first” is the same trick. A real buyer pays the price on the page.",
    page: "/resources/ways-to-earn#sell-old-toys",
    facts: ["callTheBank"],
  },
  {
    id: "fake-refund-messages",
    title: "Is a message that says I’m owed a refund real?",
    ages: ["14-16", "parents"],
    answer: `It’s most likely fake, if it has a link and wants your card. HMRC doesn’t send texts or e-mails that ask for your bank details to pay a refund. A shop pays you back the way you paid, and needs nothing more. So type in the address yourself, and look there. Forward texts to ${BUYING_FACTS.scamTexts.figure}, and e-mails to ${ONLINE_ANSWER_FACTS.scamEmails.figure}. If you’ve typed in card details, the owner should call the bank on ${BUYING_FACTS.callTheBank.figure}.`,
    example:
      "A text says that Joe’s brother is owed £276.42 in tax. It has pence, so it looks real. He opens his own tax account instead. There’s no refund. A real one would have been shown there, or come by post.",
    plan: "Ask: did I pay them, and did I ask for money back? If not, don’t tap. Open the real account yourself. Then forward the message and delete it.",
    pitfall:
      "Callers may say that they’ve paid you too much, and want to look at your screen. Never let a stranger into your computer. And firms that claim tax back for a share of it aren’t needed: you can do it for free.",
    page: "/resources/money-words#phishing",
    facts: ["scamTexts", "scamEmails", "callTheBank"],
  },
  {
    id: "student-loan-scams",
    title: "Is a text or e-mail about my student loan or bursary real?",
    ages: ["14-16", "parents"],
    answer: `Don’t use the link, because fake ones go round each time the loans are paid: in autumn, January and spring. Log in to your student finance account yourself, and see if there’s a message. Nobody real asks for your bank details or password by text. Forward the text to ${BUYING_FACTS.scamTexts.figure}, and an e-mail to ${ONLINE_ANSWER_FACTS.scamEmails.figure}. If you’ve typed in bank details, call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on the card. Then change your password.`,
    example:
      "Three days before payday, Abi’s sister gets a text: “Your £1,400 is on hold. Confirm your account.” She opens her student finance page herself. It says “paid on Monday”. So she forwards the text and deletes it.",
    plan: "Save the real address of your student finance site. Look there if any message comes. Tell your college’s money office about fakes, so that it can warn others.",
    pitfall:
      "Don’t post your student number or a picture of your letter. Thieves use it to sound real. And nobody can get you a bigger loan or bursary for a fee.",
    page: "/resources/money-words#phishing",
    facts: ["scamTexts", "scamEmails", "callTheBank"],
  },
  {
    id: "romance-scams",
    title: "What is a romance scam, and how do I help somebody in one?",
    ages: ["14-16", "parents"],
    answer: `In a romance scam, somebody pretends to be in love online, and then asks for money. They never meet, there’s always an emergency, and it should stay a secret. To help, be kind, and don’t scold. Ask to hear the story, and look at the photos together. Then ask the person to send nothing more. They can call the bank on ${BUYING_FACTS.callTheBank.figure}. If it’s you, you’ve done nothing wrong. Tell an adult you trust, or Childline on 0800 1111.`,
    example:
      "Aunt Jo’s “engineer” asks for £200, then £450, then £900. That’s £1,550. Her niece says, “Shall we look up his photo?” It belongs to an actor. Jo cries, and they ring the bank together.",
    plan: "Listen first. Search for the photo online. Ask one thing: “Has he ever asked you not to tell?” Then ring the bank with them, and report it.",
    pitfall:
      "The feelings were real, even if the person wasn’t. So don’t hurry or laugh. And a new “friend” who offers to get the money back is often the same thief.",
    page: "/resources/scams-and-games#a-message-from-a-friend",
    facts: ["callTheBank"],
  },
];
