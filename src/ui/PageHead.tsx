interface PageHeadProps {
  title: string;
  description: string;
}

/** Title and description of a page; React lifts them into the head, the prerenderer writes them there. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
