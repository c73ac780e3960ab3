/** Controls: what a visitor types into, picks from and presses. */
import { useState } from "react";
import { Button, LinkButton } from "@/ui/controls/Button";
import { BuyButton } from "@/ui/controls/BuyButton";
import { CodeForm } from "@/parts/auth/CodeForm";
import { ComingSoon } from "@/ui/text/ComingSoon";
import { Field } from "@/ui/controls/Field";
import { LimitedField } from "@/parts/LimitedField";
import { LimitedTextArea } from "@/parts/LimitedTextArea";
import { MoneyField } from "@/parts/MoneyField";
import { NumberField } from "@/ui/controls/NumberField";
import { Options } from "@/ui/controls/Options";
import { PasswordField } from "@/ui/controls/PasswordField";
import { BackLink } from "@/ui/controls/BackLink";
import { NewTabLink } from "@/ui/controls/NewTabLink";
import { PrivacyHint } from "@/ui/controls/PrivacyHint";
import { RadioCard } from "@/ui/controls/RadioCard";
import { Select } from "@/ui/controls/Select";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { Tabs } from "@/ui/controls/Tabs";
import { TextArea } from "@/ui/controls/TextArea";
import { GoalNameFields } from "@/parts/community/GoalNameFields";
import { nothing, type Catalogue } from "./states";

const CHOICES = ["A need", "A want", "Both, it depends"];

function LiveOptions({ start }: { start?: string }) {
  const [chosen, choose] = useState(start);
  return (
    <Options
      name={`options-${start ?? "none"}`}
      legend="What is a warm coat in January?"
      options={CHOICES}
      chosen={chosen}
      onChoose={choose}
      onEnter={nothing}
      hint="Press A, B or C."
      takeFocus={false}
    />
  );
}

function LiveTabs({ wrapsLabels }: { wrapsLabels?: string }) {
  const [value, open] = useState("one");
  const tabs = [
    { value: "one", label: "Journal", content: <p>The journal.</p> },
    { value: "two", label: "My figures", content: <p>The figures.</p> },
    { value: "three", label: "A tab with a long label", content: <p>The third.</p> },
  ];
  return (
    <Tabs label="Example" tabs={tabs} value={value} onChange={open} {...(wrapsLabels && { wrapsLabels })} />
  );
}

const buttons = (disabled: boolean) => (
  <p className="flex flex-wrap gap-3">
    {(["primary", "quiet", "plain"] as const).map((variant) => (
      <Button key={variant} variant={variant} disabled={disabled}>
        {variant}
      </Button>
    ))}
  </p>
);

export const FORMS: Catalogue = {
  "ui/Button": {
    enabled: buttons(false),
    disabled: buttons(true),
    link: <LinkButton to="/books">All Books</LinkButton>,
  },
  "ui/BuyButton": {
    "not on sale yet": <BuyButton label="Buy the book" note="Coming soon" />,
    "on sale": (
      <BuyButton label="Buy the book" note="" shopLink="https://shop.example/" shopLinkName="in the shop" />
    ),
  },
  "ui/ComingSoon": {
    only: (
      <ComingSoon label="Worksheets">
        <p>Ready in spring.</p>
      </ComingSoon>
    ),
  },
  "ui/SubmitButton": {
    ready: <SubmitButton busy={false}>Add entry</SubmitButton>,
    sending: <SubmitButton busy>Adding…</SubmitButton>,
  },
  "ui/Field": {
    empty: <Field label="First name" name="first" />,
    "with a hint": <Field label="Goal" name="goal" before="£" hint="In pounds." />,
    "with a problem": (
      <Field label="Amount" name="amount" defaultValue="-3" error="More than nothing, please." />
    ),
    disabled: <Field label="E-mail" name="email" disabled />,
  },
  "ui/FieldFrame": { "see ui/Field": null },
  "ui/NumberField": {
    filled: <NumberField label="Age" name="age" wrong="Write a number." defaultValue={9} />,
  },
  "parts/MoneyField": {
    empty: <MoneyField label="Amount" name="amount" wrong="Write an amount, such as 4.50." before="£" />,
  },
  "ui/PasswordField": {
    "to sign in": (
      <PasswordField label="Password" name="password" isNew={false} toggle={{ show: "Show", hide: "Hide" }} />
    ),
    "a new one": (
      <PasswordField
        label="New password"
        name="new_password"
        isNew
        minLength={6}
        hint="At least 6 characters."
        toggle={{ show: "Show it", hide: "Hide it" }}
      />
    ),
  },
  "ui/TextArea": {
    empty: <TextArea label="Your message" name="message" rows={3} />,
    "with a problem": (
      <TextArea label="What did you do?" name="deed" rows={3} error="Write a few words, please." />
    ),
  },
  "parts/LimitedField": {
    empty: <LimitedField label="Nickname" name="nickname" maxCharacters={40} />,
    "near its limit": (
      <LimitedField label="Nickname" name="near" maxCharacters={40} defaultValue={"near ".repeat(7)} />
    ),
  },
  "parts/LimitedTextArea": {
    "too long": (
      <LimitedTextArea
        label="Your message"
        name="long"
        rows={3}
        maxCharacters={40}
        hint="Only we read it."
        defaultValue={"too long ".repeat(5)}
      />
    ),
  },
  "parts/CountedHint": { "see parts/LimitedField": null },
  "parts/useLimit": { "see parts/LimitedField": null },
  "ui/Select": {
    empty: <Select label="Subject" name="subject" placeholder="Choose one" options={["Books", "Other"]} />,
    "with a problem": (
      <Select label="Type" name="type" placeholder="Choose one" options={["Earned"]} error="Choose a type." />
    ),
  },
  "ui/RadioCard": {
    chosen: (
      <RadioCard name="card_one" value="a" checked onChoose={nothing}>
        <span>With amounts</span>
      </RadioCard>
    ),
    open: (
      <RadioCard name="card_two" value="a" checked={false} onChoose={nothing}>
        <span>Without amounts</span>
      </RadioCard>
    ),
  },
  "ui/Options": {
    open: <LiveOptions />,
    chosen: <LiveOptions start="A need" />,
  },
  "parts/CodeForm": {
    "a wrong code": (
      <CodeForm
        label="Code from the e-mail"
        hint="Six digits."
        submit="Check the code"
        checking="Checking…"
        check={() => Promise.resolve("That code is wrong, too old or already used.")}
      />
    ),
  },
  "ui/Honeypot": { "out of sight, for robots": null },
  "ui/BackLink": { only: <BackLink to="/resources">Back to Resources</BackLink> },
  "ui/NewTabLink": { only: <NewTabLink to="/privacy">Privacy</NewTabLink> },
  "ui/PrivacyHint": {
    own: <PrivacyHint>Only we read it.</PrivacyHint>,
    "through a service": <PrivacyHint service="Formspree passes it on.">Only we read it.</PrivacyHint>,
  },
  "ui/Tabs": {
    "one line": <LiveTabs />,
    "labels on two lines": <LiveTabs wrapsLabels="max-sm:grid max-sm:grid-cols-2" />,
  },
  "parts/GoalNameFields": {
    "with a name": <GoalNameFields name={{ title: "Headphones", picture: "headphones" }} />,
    "too long": <GoalNameFields problem="tooLong" />,
  },
};
